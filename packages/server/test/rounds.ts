import { launch, signatureHeaders, signVendorCall, vendorAuthenticate, vendorBet, vendorWin } from '@baize/contract'
import type { Category, Envelope, Input, Output, Row } from '@baize/contract'
import { demoSecret } from '../src/config.ts'
import type { Started } from './started.ts'

/** A game that a player has open, as its vendor knows it. */
export interface OpenGame {
  session: string
  player: string
  gameCode: string
}

/** Calls the platform the way the demo studio does; throws where it is refused. */
export async function vendorCall<R extends Row>(
  { platform, clock }: Started,
  row: R,
  input: Input<R>,
): Promise<Output<R>> {
  const body = JSON.stringify(input)
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const nonce = crypto.randomUUID()
  const signature = await signVendorCall(demoSecret, { timestamp, nonce, path: row.path, body })
  const response = await fetch(`${platform.url}${row.path}`, {
    method: row.method,
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.vendor]: 'studio',
      [signatureHeaders.keyId]: 'k1',
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signature,
    },
  })
  const { success, value, code } = (await response.json()) as Envelope<Output<R>>
  if (!success) throw new Error(`${row.name}: ${code}`)
  return value
}

/** Launches a game for a player, and opens it. */
export async function openGame(
  started: Started,
  token: string,
  game: { vassalage: string; gameType: Category; gameCode: string },
): Promise<OpenGame> {
  const { gameCode } = game
  const reply = await started.client.call(launch, { ...game, platform: 'html5-desktop', language: 'EN' }, { token })
  if (!reply.success) throw new Error(`launch: ${reply.code}`)
  const launchCode = new URLSearchParams(new URL(reply.value.url).hash.slice(1)).get('code') ?? ''
  const { session, player } = await vendorCall(started, vendorAuthenticate, { launchCode, gameCode })
  return { session, player, gameCode }
}

/** Plays one round of an open game to its end. Amounts are decimal strings in euros. */
export async function playRound(
  started: Started,
  game: OpenGame,
  roundId: string,
  bet: string,
  win: string,
): Promise<void> {
  const { session, player, gameCode } = game
  const round = { roundId, player, gameCode, currency: 'EUR' }
  const betTxId = `${roundId}-bet`
  await vendorCall(started, vendorBet, { ...round, session, txId: betTxId, amount: bet })
  const payment = { ...round, txId: `${roundId}-win`, betTxId, amount: win, roundClosed: true }
  await vendorCall(started, vendorWin, payment)
}
