import type { Tier } from '@baize/contract'
import { expect, it } from 'vitest'
import { rateAt } from './tiers.ts'

const tier = (activeMembers: number, periodBets: string, rate: string): Tier => ({ activeMembers, periodBets, rate })
const present = [tier(5, '1000.00', '4'), tier(12, '5000.00', '6.5')]

it('a tier pays what is reached by its members and its bets', () => {
  expect(rateAt(present, tier(5, '1000', '0'))).toBe(400)
  expect(rateAt(present, tier(30, '4999.99', '0'))).toBe(400)
  expect(rateAt(present, tier(12, '5000.00', '0'))).toBe(650)
  expect(rateAt(present, tier(12, '200000000000000.00', '0'))).toBe(650)
})

it('nothing is paid below the first tier', () => {
  expect(rateAt(present, tier(4, '9000', '0'))).toBeNull()
  expect(rateAt([], tier(4, '9000', '0'))).toBeNull()
})
