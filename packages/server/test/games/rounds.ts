import { launch, platform, vendorAuthenticate, vendorBet, vendorWin } from '@baize/contract'
import type { GameItem, Input, Output, Endpoint } from '@baize/contract'
import { codeOf } from '@baize/testing/playing'
import type { Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../../src/app/config.ts'
import type { Started } from '../started.ts'

/** A game that a player has open, as its vendor knows it. */
export type OpenGame = Pick<Playing, 'session' | 'player' | 'gameCode'>

/** Calls the platform the way the demo studio does; throws where it is refused. */
export async function vendorCall<R extends Endpoint>(
  started: Started,
  endpoint: R,
  input: Input<R>,
): Promise<Output<R>> {
  const reply = await vendorClient(started.platform.url, demoSecret, () => started.clock.now()).call(endpoint, input)
  if (!reply.success) throw new Error(`${endpoint.name}: ${reply.body}`)
  return reply.value
}

/** Launches a chosen game for a player, and opens it. */
export async function openFor(
  started: Started,
  token: string,
  { vassalage, gameType, gameCode }: Pick<GameItem, 'vassalage' | 'gameType' | 'gameCode'>,
): Promise<OpenGame> {
  const asked = { vassalage, gameType, gameCode, platform: platform.games, language: 'EN' }
  const reply = await started.client.call(launch, asked, { token })
  if (!reply.success) throw new Error(`launch: ${reply.code}`)
  const launchCode = codeOf(reply.value.url)
  const { session, player } = await vendorCall(started, vendorAuthenticate, { launchCode, gameCode })
  return { session, player, gameCode }
}

/** Plays one round of an open game to its end. Amounts are decimal strings in euros. */
export async function playRound(
  started: Started,
  { session, player, gameCode }: OpenGame,
  roundId: string,
  bet: string,
  win: string,
): Promise<void> {
  const round = { roundId, player, gameCode, currency: 'EUR' }
  const betTxId = `${roundId}-bet`
  await vendorCall(started, vendorBet, { ...round, session, txId: betTxId, amount: bet })
  const payment = { ...round, txId: `${roundId}-win`, betTxId, amount: win, roundClosed: true }
  await vendorCall(started, vendorWin, payment)
}
