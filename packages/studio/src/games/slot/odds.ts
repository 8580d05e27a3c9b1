import type { OddsSheet } from '../odds-sheet.ts'
import { lines } from './lines.ts'
import { pays } from './pays.ts'
import { waysOf } from './rtp.ts'
import { stripLengths, strips } from './strips.ts'

const counts = [3, 4, 5] as const

/**
 * One line tells the whole game: every stop of a reel is as likely as any other, and all lines
 * return the same.
 */
export const slotOdds = (): OddsSheet => ({
  bets: [
    {
      bet: 'line',
      options: [],
      endings: pays.flatMap((each, rank) =>
        counts.map((count, i) => ({
          ending: `${count} x ${rank + 1}`,
          ways: Number(waysOf(rank, count)),
          of: stripLengths.reduce((product, length) => product * length, 1),
          pays: (each[i] ?? 0) * 100,
        })),
      ),
    },
  ],
  tables: { strips, lines, pays },
})
