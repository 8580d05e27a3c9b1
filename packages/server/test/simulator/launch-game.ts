import { launch, vendorAuthenticate, type GameItem } from '@baize/contract'
import { codeOf, launchInput } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../../src/app/config.ts'
import type { Started } from '../started.ts'
import { outcomeOf, type Outcome } from './act.ts'

/** A game that a member has open, as its vendor knows it. */
export interface VendorSession {
  launchId: string
  session: string
  player: string
  gameCode: string
  vassalage: string
  /** The vendor whose wallet its rounds draw on; null for the only one. */
  wallet: string | null
}

/** Launches a game and opens it. @returns the session, or what became of the launch instead */
export async function launchGame(
  { client, platform, clock }: Started,
  token: string,
  game: GameItem,
): Promise<VendorSession | Outcome> {
  const launched = await client.call(launch, launchInput(game), { token })
  if (!launched.success) return outcomeOf(launched)
  const { gameCode, vassalage } = game
  const vendor = vendorClient(platform.url, demoSecret, () => clock.now())
  const opened = await vendor.call(vendorAuthenticate, { launchCode: codeOf(launched.value.url), gameCode })
  if (!opened.success) return outcomeOf(opened)
  const { session, player, wallet } = opened.value
  return { launchId: launched.value.launchId, session, player, gameCode, vassalage, wallet }
}
