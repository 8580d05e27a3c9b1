import type { DrawnGame } from '../../engine/game.ts'

const second = 1000
type Line = readonly [gameCode: string, name: string, seconds: number]
const lines: readonly Line[] = [
  ['royal-baccarat', 'Royal Baccarat', 30],
  ['baccarat-01', 'Baccarat 01', 60],
]

/** Every table as the studio deals it: the last hand is shown for eight seconds, then bets are taken until two before the next. */
export const drawnTables: readonly DrawnGame<'baccarat'>[] = lines.map(([gameCode, name, seconds]) => ({
  gameCode,
  name,
  kind: 'baccarat',
  family: { name: gameCode, page: 'baccarat' },
  periodMs: seconds * second,
  zone: 0,
  openingMs: 8 * second,
  closingMs: 2 * second,
  // Six rows of ten: the road of beads.
  shown: 60,
}))
