import { noteCall } from './connection.ts'

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

/**
 * Whether a call was refused because the session has ended: nothing of the player's can be asked
 * for any more.
 */
export const isSessionEnd = (error: unknown): boolean => error instanceof Refusal && error.code === 'SESSION_ENDED'

const timeout = 20_000

/**
 * Asks the studio: GET without a body, POST with one.
 * @throws Refusal
 */
export async function callStudio<T>(path: string, token: string, body?: unknown): Promise<T> {
  const init: RequestInit = {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }
  const response = await fetch(`/api/${path}`, init).catch(() => {
    noteCall(false)
    throw new Refusal('NETWORK')
  })
  noteCall(true)
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (response.ok) return answer as T
  throw new Refusal(typeof answer['code'] === 'string' ? answer['code'] : 'NETWORK', answer)
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Asks again where the studio could not be reached: the same request gets the same round, however
 * often it is made.
 */
export async function retryOnNetworkError<T>(request: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (tries <= 1 || !(error instanceof Refusal) || error.code !== 'NETWORK') throw error
    await wait(1000)
    return retryOnNetworkError(request, tries - 1)
  }
}
