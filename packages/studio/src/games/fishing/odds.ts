import type { OddsSheet } from '../odds-sheet.ts'
import { casts, catching, creatures } from './creatures.ts'

export const fishingOdds = (): OddsSheet => ({
  bets: creatures.map(({ name, pay }) => ({
    bet: name,
    options: [],
    endings: [{ ending: 'won', ways: catching(pay), of: casts, pays: pay }],
  })),
  tables: { casts, creatures },
})
