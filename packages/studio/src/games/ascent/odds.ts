import type { OddsSheet } from '../odds-sheet.ts'
import { heights, launches, reaching } from './rules.ts'

/**
 * Heights of the list of the page, in hundredths; the rules take any between the lowest and the
 * highest.
 */
export const offeredHeights = [110, 125, 150, 175, 200, 250, 300, 500, 1000, 2500, 5000, heights.highest] as const

export const ascentOdds = (): OddsSheet => ({
  bets: offeredHeights.map(height => ({
    bet: 'ascent',
    options: [(height / 100).toFixed(2)],
    endings: [{ ending: 'won', ways: reaching(height), of: launches, pays: height }],
  })),
  tables: { heights, launches, reaching: 'floor(97 * launches / height), the height in hundredths' },
})
