import { balance, launch, type LotteryArea, lotteryAreaOf } from '@baize/contract'
import { editorialGames, type GameSeed } from '../../server/src/games/catalogue/editorial.ts'
import type { Account, PlatformClient } from '@baize/testing/client'
import type { DrawnGamesStart } from '../src/engine/draws/start-drawn-games.ts'
import type { InstantGameStart } from '../src/engine/rounds/start-instant-game.ts'
import type { CardRoomsStart } from '../src/engine/rooms/start-card-rooms.ts'
import type { PlayedRound } from '../src/engine/rounds/play-round.ts'

export interface Answer<T> {
  status: number
  body: T
}

/** A person with an account at the operator, and the page of the studio in front of them. */
export interface Player {
  account: Account
  /** Balance of the wallet at the operator, a decimal string. */
  wallet(): Promise<string>
  /** A fresh launch code of a game. */
  launchCode(gameCode?: string): Promise<string>
  /** Starts a game and keeps its token for the calls below. */
  start(gameCode?: string): Promise<InstantGameStart>
  /** Starts a game that waits for draws, and keeps its token for the calls below. */
  startDraws(gameCode: string): Promise<DrawnGamesStart>
  /** Starts a game with rooms and keeps its token for the calls below. */
  startRooms(gameCode?: string): Promise<CardRoomsStart>
  call<T>(path: string, body?: unknown): Promise<Answer<T>>
  playRound(stake?: string, requestId?: string): Promise<Answer<PlayedRound & { code?: string }>>
}

const areas = {
  LOTT: { vassalage: 'LOTT', gameType: 'LOTT' },
  ELOTT: { vassalage: 'ELOTT', gameType: 'ELOTT' },
  VN: { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' },
  SEA: { vassalage: 'TCG_SEA', gameType: 'LOTT' },
} as const satisfies Record<LotteryArea, object>

/** Under which vendor and kind the catalogue lists a game. */
function placeOf(gameCode: string): Pick<GameSeed, 'vassalage' | 'gameType'> {
  const area = lotteryAreaOf(gameCode)
  if (area) return areas[area]
  const seed = editorialGames.find(game => game.gameCode === gameCode)
  return seed ?? { vassalage: 'ORIENT', gameType: 'RNG' }
}

/**
 * Registers somebody new at the platform. `studioUrl` is asked at every call: a restarted studio
 * has another address.
 */
export async function newPlayer(client: PlatformClient, studioUrl: () => string, account?: Account): Promise<Player> {
  const registered = account ?? (await client.register())
  let token = ''

  async function call<T>(path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(`${studioUrl()}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }

  async function launchCode(gameCode = 'jade-dragon'): Promise<string> {
    const { vassalage, gameType } = placeOf(gameCode)
    const game = { vassalage, gameType, gameCode, platform: 'html5-desktop', language: 'EN' } as const
    const reply = await client.call(launch, game, registered)
    if (!reply.success) throw new Error(`Not launched: ${reply.code}`)
    return new URLSearchParams(new URL(reply.value.url).hash.slice(1)).get('code') ?? ''
  }

  async function begin<T extends { token: string }>(path: string, gameCode: string): Promise<T> {
    const started = await call<T>(path, { code: await launchCode(gameCode), gameCode })
    if (started.status !== 200) throw new Error(`Not started: ${JSON.stringify(started.body)}`)
    token = started.body.token
    return started.body
  }

  return {
    account: registered,
    wallet: async () => (await client.call(balance, {}, registered)).value.balance,
    launchCode,
    call,
    start: (gameCode = 'jade-dragon') => begin<InstantGameStart>('session', gameCode),
    startDraws: gameCode => begin<DrawnGamesStart>('draws/session', gameCode),
    startRooms: (gameCode = 'thirteen') => begin<CardRoomsStart>('rooms/session', gameCode),
    playRound: (stake = '1.00', requestId = crypto.randomUUID()) => call('press', { stake, requestId }),
  }
}
