import { decimals, fromMinor } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { nextDraw } from '../store/draws.ts'
import { playersOn } from '../store/rounds.ts'
import { periodOf } from './betting-window.ts'

/** A table of many players as anybody may see it. */
export interface TableView {
  gameCode: string
  /** Min stake, a decimal string. */
  minBet: string
  /** Players with a bet on the hand that comes next. */
  players: number
  /** Places at the table; null where any number may play. */
  seats: number | null
  /**
   * Milliseconds until no more bets are taken on the hand that comes next; negative while it is
   * being dealt.
   */
  closesInMs: number
  /** For how long bets are taken on a hand, and from one hand to the next, in milliseconds. */
  openMs: number
  periodMs: number
}

/**
 * The live tables of the studio with who plays there at this moment.
 * @throws Refusal OPERATOR_DOWN before the platform's clock is known
 */
export function tablesView({ store, games, platformClock }: Deps, currency: string): TableView[] {
  const now = platformClock.now()
  if (now === null) throw new Refusal('OPERATOR_DOWN')
  return games.drawnGames.flatMap(game => {
    const { gameCode, family, periodMs } = game
    const draw = family.page === 'baccarat' ? nextDraw(store, gameCode, now) : null
    if (!draw) return []
    const [minStake = 0n] = games.rulesOf(gameCode).stakes(decimals(currency))
    const { opensAt, closesAt } = periodOf(game, draw.number)
    return {
      gameCode,
      minBet: fromMinor(minStake, currency),
      players: playersOn(store, gameCode, draw.number),
      seats: null,
      closesInMs: closesAt - now,
      openMs: closesAt - opensAt,
      periodMs,
    }
  })
}
