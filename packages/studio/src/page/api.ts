import type { Start } from '../engine/rounds/start-page.ts'
import type { PlayedRound } from '../engine/rounds/play-round.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'

/** A refusal of the studio, or `NETWORK` where it cannot be reached. */
export class Refusal extends Error {
  readonly code: string
  readonly facts: Record<string, unknown>

  constructor(code: string, facts: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** Whether a call was refused because the session has ended: nothing of the player's can be asked for any more. */
export const isSessionEnd = (error: unknown): boolean => error instanceof Refusal && error.code === 'SESSION_ENDED'

export interface Rotated {
  revealed: { serverSeed: string; commitment: string; clientSeed: string | null; nonce: number }
  commitment: string
  nextCommitment: string
  nonce: number
}

const timeout = 20_000

/**
 * Asks the studio: GET without a body, POST with one.
 * @throws Refusal
 */
export async function ask<T>(path: string, token: string, body?: unknown): Promise<T> {
  const init: RequestInit = {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }
  const response = await fetch(`/api/${path}`, init).catch(() => {
    throw new Refusal('NETWORK')
  })
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (response.ok) return answer as T
  throw new Refusal(typeof answer['code'] === 'string' ? answer['code'] : 'NETWORK', answer)
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Asks again where the studio could not be reached: the same request gets the same round, however often it is made. */
export async function persist<T>(request: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (tries <= 1 || !(error instanceof Refusal) || error.code !== 'NETWORK') throw error
    await wait(1000)
    return persist(request, tries - 1)
  }
}

/** The studio's calls for one player. The token lives in this closure and nowhere else. */
export function connect(token: string) {
  return {
    play: (order: { stake: string; choice: object; requestId: string; clientSeed: string }) =>
      persist(() => ask<PlayedRound>('press', token, order)),
    balance: () => ask<{ balance: string; currency: string }>('balance', token, {}),
    rotate: () => ask<Rotated>('rotate', token, {}),
    rounds: () => ask<{ rounds: RoundView[] }>('rounds', token),
  }
}
export type Connection = ReturnType<typeof connect>

export const start = (code: string, gameCode: string): Promise<Start> => ask('session', '', { code, gameCode })
