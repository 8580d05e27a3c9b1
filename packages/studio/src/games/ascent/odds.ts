import type { OddsSheet } from '../odds-sheet.ts'
import { cashOutRange, launches, launchesReaching } from './rules.ts'

/** Cash-out multipliers in the list of the page, in hundredths; the rules take any of the range. */
export const offeredMultipliers = [110, 125, 150, 175, 200, 250, 300, 500, 1000, 2500, 5000, cashOutRange.max] as const

export const ascentOdds = (): OddsSheet => ({
  bets: offeredMultipliers.map(multiplier => ({
    bet: 'ascent',
    options: [(multiplier / 100).toFixed(2)],
    endings: [{ ending: 'won', ways: launchesReaching(multiplier), of: launches, pays: multiplier }],
  })),
  tables: {
    heights: { lowest: cashOutRange.min, highest: cashOutRange.max },
    launches,
    reaching: 'floor(97 * launches / height), the height in hundredths',
  },
})
