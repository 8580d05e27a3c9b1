import { describe, expect, it } from 'vitest'
import { figuresOf, specialOf } from './figures.ts'

const of = (category: string, numbers: string) => figuresOf(category, numbers.split(' '))

describe('what is said of a draw beside its numbers', () => {
  it('is the sum of digits, and whether it lies in the upper half', () => {
    expect(of('SSC', '9 9 5 0 0')).toEqual({ sum: 23, size: 'big' })
    expect(of('SSC', '9 9 4 0 0')).toEqual({ sum: 22, size: 'small' })
    expect(of('LF', '9 5 0')).toEqual({ sum: 14, size: 'big' })
    expect(of('LF', '0 4 9')).toEqual({ sum: 13, size: 'small' })
  })

  it('is neither big nor small where a sum lies in the middle', () => {
    expect(of('11X5', '01 05 06 08 10')).toEqual({ sum: 30, size: 'level' })
    expect(of('11X5', '02 05 06 08 10')).toEqual({ sum: 31, size: 'big' })
  })

  it('is of the first two of a race, and of the special ball of a mark six', () => {
    expect(of('PK10', '04 07 01 02 03 05 06 08 09 10')).toEqual({ sum: 11, size: 'small' })
    expect(of('LHC', '01 02 03 04 05 06 49')).toEqual({ size: 'level' })
    expect(of('LHC', '40 41 42 43 44 45 24')).toEqual({ size: 'small' })
    expect(specialOf('LHC', '40 41 42 43 44 45 24'.split(' '))).toBe(6)
    expect(specialOf('SSC', '1 2 3 4 5'.split(' '))).toBe(-1)
  })

  it('is nothing where whole prizes are drawn, or a kind is not known', () => {
    expect(of('LF', '04821 77310 00412 99182')).toEqual({})
    expect(of('LF', '4821 7310 0412')).toEqual({})
    expect(of('KENO', '1 2 3')).toEqual({})
  })
})
