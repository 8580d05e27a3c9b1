import { balance, launch } from '@baize/contract'
import type { Account, PlatformClient } from '../../server/test/client.ts'
import type { Start } from '../src/http/start-page.ts'
import type { Pressed } from '../src/rounds/press.ts'

export interface Answer<T> {
  status: number
  body: T
}

/** A person with an account at the operator, and the page of the studio in front of them. */
export interface Player {
  account: Account
  /** What the operator says the wallet holds, a decimal string. */
  wallet(): Promise<string>
  /** A fresh launch code of a game. */
  launchCode(gameCode?: string): Promise<string>
  /** Starts a game and keeps its token for the calls below. */
  start(gameCode?: string): Promise<Start>
  call<T>(path: string, body?: unknown): Promise<Answer<T>>
  spin(stake?: string, requestId?: string): Promise<Answer<Pressed & { code?: string }>>
}

/** Games that the catalogue lists as the house's own. */
const inHouse = new Set(['ascent', 'dice-hall', 'plinko'])

/** Registers somebody new at the platform. `studioUrl` is asked at every call: a restarted studio has another address. */
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
    const made = inHouse.has(gameCode)
      ? ({ vassalage: 'BAIZE', gameType: 'BGS' } as const)
      : ({ vassalage: 'ORIENT', gameType: 'RNG' } as const)
    const game = { ...made, gameCode, platform: 'html5-desktop', language: 'EN' } as const
    const reply = await client.call(launch, game, registered)
    if (!reply.success) throw new Error(`Not launched: ${reply.code}`)
    return new URLSearchParams(new URL(reply.value.url).hash.slice(1)).get('code') ?? ''
  }

  return {
    account: registered,
    wallet: async () => (await client.call(balance, {}, registered)).value.balance,
    launchCode,
    call,
    async start(gameCode = 'jade-dragon') {
      const started = await call<Start>('session', { code: await launchCode(gameCode), gameCode })
      if (started.status !== 200) throw new Error(`Not started: ${JSON.stringify(started.body)}`)
      token = started.body.token
      return started.body
    },
    spin: (stake = '1.00', requestId = crypto.randomUUID()) => call('press', { stake, requestId }),
  }
}
