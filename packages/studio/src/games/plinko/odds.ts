import type { OddsSheet } from '../odds-sheet.ts'
import { pays, rows } from './rules.ts'

/** Paths that end at each place: every one of them counted. */
function pathsTo(): number[] {
  const counts = pays.map(() => 0)
  for (let path = 0; path < 2 ** rows; path++) {
    const place = path.toString(2).replaceAll('0', '').length
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

export const plinkoOdds = (): OddsSheet => ({
  bets: [
    {
      bet: 'ball',
      options: [],
      endings: pathsTo().map((ways, place) => ({
        ending: String(place + 1),
        ways,
        of: 2 ** rows,
        pays: pays[place] ?? 0,
      })),
    },
  ],
  tables: { rows, pays },
})
