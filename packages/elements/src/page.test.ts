import { expectTypeOf, it } from 'vitest'
import type { Baize as Loaded } from './loader/loader.ts'
import type { Baize } from './page.ts'

it('the types of the global `baize` are what the script puts there', () => {
  expectTypeOf<keyof Baize>().toEqualTypeOf<keyof Loaded>()
  expectTypeOf<keyof ReturnType<Baize['diagnostics']>>().toEqualTypeOf<keyof ReturnType<Loaded['diagnostics']>>()
  expectTypeOf<Loaded>().toExtend<Baize>()
})
