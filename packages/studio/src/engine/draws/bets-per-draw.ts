import { Refusal } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { betsOn } from '../store/rounds.ts'

/** Bets of one player on one draw. */
const mostBets = 50

/** @throws Refusal TOO_MANY_BETS */
export function checkBetsPerDraw(store: Store, player: string, gameCode: string, draw: number): void {
  if (betsOn(store, player, gameCode, draw) >= mostBets) throw new Refusal('TOO_MANY_BETS')
}
