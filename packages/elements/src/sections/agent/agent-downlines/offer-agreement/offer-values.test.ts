import { describe, expect, it } from 'vitest'
import { english } from '../../../../locales/english.ts'
import { separatorsOf } from '../../../../shared/money/typed-amount.ts'
import { problemsOf, tierOf } from './offer-values.ts'

const writing = (language: string) => ({ separators: separatorsOf(language), currency: 'EUR' })
const around = { t: english, ...writing('en'), own: 900, ownText: '9%', example: '1,000.50' }
const typed = (...tiers: [bets: string, members: string, rate: string][]) =>
  Object.assign(
    {},
    ...tiers.map(([bets, members, rate], index) => ({
      [`bets-${index}`]: bets,
      [`members-${index}`]: members,
      [`rate-${index}`]: rate,
    })),
  ) as Record<string, string>
const wrong = (...tiers: Parameters<typeof typed>) =>
  Object.keys(
    problemsOf(
      typed(...tiers),
      tiers.map((_, index) => index),
      around,
    ),
  )

describe('the tiers of an offer, as they were typed', () => {
  it.each([
    ['es', '1.000,50', '1.200', '4,25'],
    ['en', '1,000.50', '1,200', '4.25'],
    ['de', '1000,50', '1200', '4.25'],
  ])('are read as %s writes them: %s, %s members, %s [WAL-06]', (language, ...tier) => {
    expect(tierOf(typed(tier), 0, writing(language))).toEqual({
      activeMembers: 1200,
      periodBets: '1000.50',
      rate: '4.25',
    })
  })

  it('are right from zero up to the own rate', () => {
    expect(wrong(['0', '0', '0.01'], ['1000.00', '5', '9'])).toEqual([])
  })

  it.each([
    ['1000.001', '5', '4', 'bets-0'],
    ['-1', '5', '4', 'bets-0'],
    ['', '5', '4', 'bets-0'],
    ['0', '1.5', '4', 'members-0'],
    ['0', '', '4', 'members-0'],
    ['0', '0', '0', 'rate-0'],
    ['0', '0', '4.255', 'rate-0'],
    ['0', '0', '', 'rate-0'],
    ['0', '0', '9.01', 'rate-0'],
  ])('%s from %s members at %s is wrong at %s', (bets, members, rate, field) => {
    expect(wrong([bets, members, rate])).toEqual([field])
  })

  it('lie each above the one before, which is said at the rate', () => {
    expect(wrong(['0', '5', '4'], ['1000', '5', '4'])).toEqual(['rate-1'])
    expect(wrong(['0', '5', '4'], ['1000', '4', '5'])).toEqual(['rate-1'])
    expect(wrong(['0', '5', '4'], ['0', '5', '5'])).toEqual(['rate-1'])
  })
})
