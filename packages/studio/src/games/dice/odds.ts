import type { OddsSheet } from '../odds-sheet.ts'
import { hits, pays, rolls, sides } from './rules.ts'

const winning = (choice: Parameters<typeof hits>[1]): number =>
  Array.from({ length: rolls }, (_, roll) => roll).filter(roll => hits(roll, choice)).length

export const diceOdds = (): OddsSheet => ({
  bets: [...pays].flatMap(([chance, pay]) =>
    sides.map(side => ({
      bet: side,
      options: [`${chance}%`],
      endings: [{ ending: 'won', ways: winning({ side, chance }), of: rolls, pays: pay }],
    })),
  ),
  tables: { rolls, pays: Object.fromEntries(pays) },
})
