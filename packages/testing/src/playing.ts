import { hotGames, launch, platform, vendorAuthenticate } from '@baize/contract'
import type { GameItem, Input } from '@baize/contract'
import type { Account, Caller, PlatformClient } from './client.ts'
import type { VendorClient } from './vendor-client.ts'

/** A game that can be launched. */
export async function openGame(client: PlatformClient): Promise<GameItem> {
  const { value } = await client.call(hotGames, { platform: platform.games, language: 'EN', pageSize: 20 })
  const game = value.content.find(item => item.state === 'open')
  if (!game) throw new Error('No game is open')
  return game
}

type Named = Pick<GameItem, 'vassalage' | 'gameType' | 'gameCode'>

export const launchInput = ({ vassalage, gameType, gameCode }: Named): Input<typeof launch> => ({
  vassalage,
  gameType,
  gameCode,
  platform: platform.games,
  language: 'EN',
})

export const codeOf = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? ''

/** A player with a game open: what a vendor knows of both. */
export interface Playing {
  account: Account
  launchId: string
  session: string
  player: string
  gameCode: string
}

/** Registers a player, launches a game, and opens it as its vendor. */
export async function startPlaying(
  client: PlatformClient,
  vendor: VendorClient,
  caller: Caller = {},
): Promise<Playing> {
  const account = await client.register({}, caller)
  const game = await openGame(client)
  const launched = await client.call(launch, launchInput(game), { ...caller, token: account.token })
  const { gameCode } = game
  const opened = await vendor.call(vendorAuthenticate, { launchCode: codeOf(launched.value.url), gameCode })
  if (!opened.success) throw new Error(`Not opened: ${opened.body}`)
  const { session, player } = opened.value
  return { account, launchId: launched.value.launchId, session, player, gameCode }
}
