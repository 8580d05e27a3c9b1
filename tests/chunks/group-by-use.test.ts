import { describe, expect, it } from 'vitest'
import { groupByUse } from '../../scripts/rollup/group-by-use.ts'

const kilobyte = 1000
const module = (id: string, bytes: number, ...views: string[]) => ({ id, bytes, views: new Set(views) })
const grouped = (modules: ReturnType<typeof module>[], weightOf = (_: string) => 1) =>
  groupByUse(modules, weightOf)
    .map(ids => ids.toSorted().join(' '))
    .toSorted()

describe('groups of modules', () => {
  it('are one where the same views need them, whatever their size', () => {
    expect(grouped([module('a', 50 * kilobyte, 'lane', 'list'), module('b', 10, 'list', 'lane')])).toEqual(['a b'])
  })

  it('stay apart where no view needs both', () => {
    expect(grouped([module('a', 10, 'lane'), module('b', 10, 'login')])).toEqual(['a', 'b'])
  })

  it('become one where a request costs more than the bytes that some view does not need, and stay apart where it costs less', () => {
    const small = module('small', kilobyte, 'lane', 'list')
    expect(grouped([small, module('more', kilobyte, 'lane')])).toEqual(['more small'])
    expect(grouped([small, module('more', 10 * kilobyte, 'lane')])).toEqual(['more', 'small'])
  })

  it('keep bytes from a view that counts more', () => {
    const modules = [module('small', kilobyte, 'lane', 'list'), module('more', 2 * kilobyte, 'list')]
    expect(grouped(modules)).toEqual(['more small'])
    expect(grouped(modules, view => (view === 'lane' ? 3 : 1))).toEqual(['more', 'small'])
  })

  it('are the same in whatever order the modules were found', () => {
    const modules = Array.from({ length: 40 }, (_, index) =>
      module(
        `m${String(index)}`,
        100 + ((index * 7919) % 5000),
        ...['a', 'b', 'c', 'd', 'e'].filter((_view, bit) => (index + 1) & (1 << bit)),
      ),
    )
    expect(grouped(modules.toReversed())).toEqual(grouped(modules))
    expect(grouped(modules).join(' ').split(' ').toSorted()).toEqual(modules.map(({ id }) => id).toSorted())
  })
})
