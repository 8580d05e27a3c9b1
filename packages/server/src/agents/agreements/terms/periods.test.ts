import { agreementPeriods } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { offsetOf, periodStart } from './periods.ts'

const startOf = (period: (typeof agreementPeriods)[number], from: string, gmt = '+00:00') =>
  periodStart(period, new Date(from), offsetOf(gmt)).toISOString()

describe('the start of a period', () => {
  it('is a midnight, a Monday, the 1st or 16th, or the 1st [CON-16] [CONST-36]', () => {
    expect([...agreementPeriods]).toEqual(['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'])
    const from = '2026-11-11T12:00:00Z'
    expect(agreementPeriods.map(period => startOf(period, from).slice(0, 10))).toEqual([
      '2026-11-12',
      '2026-11-16',
      '2026-11-16',
      '2026-12-01',
    ])
  })

  it('is that very moment where one begins then', () => {
    expect(startOf('MONTHLY', '2026-12-01T00:00:00Z')).toBe('2026-12-01T00:00:00.000Z')
    expect(startOf('MONTHLY', '2026-12-01T00:00:00.001Z')).toBe('2027-01-01T00:00:00.000Z')
  })

  it('follows the calendar of the site, not of the machine', () => {
    expect(startOf('MONTHLY', '2026-11-30T18:00:00Z', '+07:00')).toBe('2026-12-31T17:00:00.000Z')
    expect(startOf('DAILY', '2026-11-30T01:00:00Z', '-04:30')).toBe('2026-11-30T04:30:00.000Z')
  })

  it('leaps into the shortest month', () => {
    expect(startOf('SEMIMONTHLY', '2027-02-17T00:00:00Z')).toBe('2027-03-01T00:00:00.000Z')
  })
})
