import { fromMinor, vendorBet, vendorWin } from '@baize/contract'
import type { Envelope } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { gameLaunches } from '../games/launch-tables.ts'
import type { Launch } from '../games/launch-tables.ts'
import type { KeptAnswer } from '../http/envelope.ts'
import { takeStake } from './bet.ts'
import { keep } from './keep.ts'
import { payWin } from './win.ts'

export interface PlayedRound {
  vendor: string
  roundId: string
  /** Minor units. */
  bet: bigint
  /** Minor units. */
  win: bigint
}

/** Notes that a player opened a game, without a code or a page: for worlds that are set up with a past. */
export async function openedGame(
  { db, clock, random }: Deps,
  game: Pick<Launch, 'playerId' | 'vendor' | 'vassalage' | 'gameType' | 'gameCode' | 'currency'>,
): Promise<Launch> {
  const now = clock.now()
  const unused = random.id()
  const launch = { ...game, id: random.id(), language: 'EN', sessionId: unused, hostOrigin: null, lobbyUrl: '', codeHash: unused, codeExpiresAt: now }
  const [row] = await db.insert(gameLaunches).values({ ...launch, launchedAt: now, openedAt: now }).returning()
  return row!
}

function mustSucceed({ body }: KeptAnswer): void {
  const { success, message } = JSON.parse(body) as Envelope
  if (!success) throw new Error(`A round could not be played: ${message}`)
}

/**
 * Plays one round of an opened game through the same doors as a vendor's calls: kept calls, ledger, round. For a round of the past, pass
 * `deps` with a clock that stands there. The same round again does nothing.
 * @throws Error where a vendor's call would be refused, such as for too low a balance
 */
export async function playRound(deps: Deps, launch: Launch, { vendor, roundId, bet, win }: PlayedRound): Promise<void> {
  const { playerId: player, currency, gameCode } = launch
  const betTxId = `${roundId}-bet`
  const said = { roundId, player, currency, gameCode }
  const stake = { ...said, txId: betTxId, amount: fromMinor(bet, currency) }
  const taken = await keep(deps, { vendor, path: vendorBet.path, body: JSON.stringify(stake) }, stake, inside =>
    takeStake(inside, launch, { vendor, playerId: player, txId: betTxId, roundId, amount: bet }),
  )
  mustSucceed(taken)
  const payment = { ...said, txId: `${roundId}-win`, betTxId, amount: fromMinor(win, currency), roundClosed: true }
  const call = { vendor, path: vendorWin.path, body: JSON.stringify(payment) }
  mustSucceed(await keep(deps, call, payment, inside => payWin(inside, vendor, payment)))
}
