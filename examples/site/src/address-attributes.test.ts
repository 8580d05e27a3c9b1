import { expect, it } from 'vitest'
import { withFilter, withWinners } from './address-attributes.ts'

const at = (path: string) => new URL(path, 'http://localhost:4400')

it('keeps vendor and filter of a list in its address, and what else stood there [ROUTE-22]', () => {
  expect(withFilter(at('/rng'), { vendor: 'ORIENT', filter: 'ALL' })).toBe('/rng?vassalage=ORIENT')
  expect(withFilter(at('/rng?lang=EN&vassalage=ORIENT'), { vendor: 'ALL', filter: 'HOT' })).toBe(
    '/rng?lang=EN&vassalage=ALL&filter=HOT',
  )
  expect(withFilter(at('/rng?vassalage=NOBODY&filter=HOT'), { vendor: 'LUMEN', filter: 'ALL' })).toBe(
    '/rng?vassalage=LUMEN',
  )
})

it('keeps period and kind of a list of winners in its address', () => {
  expect(withWinners(at('/winners?lang=EN'), { period: 'TODAY', category: 'ALL' })).toBe(
    '/winners?lang=EN&period=TODAY',
  )
  expect(withWinners(at('/winners?period=TODAY'), { period: 'MONTH', category: 'FISH' })).toBe(
    '/winners?period=MONTH&category=FISH',
  )
  expect(withWinners(at('/winners?period=MONTH&category=FISH'), { period: 'MONTH', category: 'ALL' })).toBe(
    '/winners?period=MONTH',
  )
})
