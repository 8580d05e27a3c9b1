import { describe, expect, it } from 'vitest'
import { rewardAt } from './reward.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('the decorative reward number', () => {
  it('grows by 165.11 every three seconds [GAME-06] [CONST-34]', () => {
    const grown = Number(rewardAt('7', noon + 9000, 2)) - Number(rewardAt('7', noon, 2))
    expect(grown).toBeCloseTo(3 * 165.11, 2)
    expect(rewardAt('7', noon + 2999, 2)).toBe(rewardAt('7', noon, 2))
  })

  it('is the same for everybody and differs between games', () => {
    expect(rewardAt('7', noon, 2)).toBe(rewardAt('7', noon, 2))
    expect(rewardAt('7', noon, 2)).not.toBe(rewardAt('8', noon, 2))
  })
})
