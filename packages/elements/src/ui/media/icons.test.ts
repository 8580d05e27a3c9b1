import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { icons } from '../../../../../scripts/icons.ts'

it('has the pictures as the set they come from draws them', () => {
  expect(readFileSync(new URL('./icons.gen.ts', import.meta.url), 'utf8')).toBe(icons())
})
