import { Refusal } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { betsOn } from '../store/rounds.ts'

/** Max bets of one player on one draw. */
const maxBets = 50

/** @throws Refusal TOO_MANY_BETS */
export function checkBetsPerDraw(store: Store, player: string, gameCode: string, draw: number): void {
  if (betsOn(store, player, gameCode, draw) >= maxBets) throw new Refusal('TOO_MANY_BETS')
}
