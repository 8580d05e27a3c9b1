import type { OddsSheet } from '../odds-sheet.ts'
import { prizeOf, rakePercent } from './rules.ts'

/** One of the two who stake wins the prize; which one is not drawn but played. */
export const thirteenOdds = (): OddsSheet => ({
  bets: [
    {
      bet: 'seat',
      options: [],
      endings: [{ ending: 'won', ways: 1, of: 2, pays: Number(prizeOf(100n)) }],
    },
  ],
  tables: { rakePercent: Number(rakePercent) },
})
