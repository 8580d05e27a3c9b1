import type { Endpoint } from '@baize/contract'
import type { Clock } from '../deps.ts'
import { type Answer, readAnswer } from './answer.ts'
import { clockGap } from './clock-gap.ts'
import type { Keyring } from './keyring.ts'
import { signedHeaders, type Signer } from './sign.ts'

export interface WalletOptions {
  platformUrl: string
  keyring: Keyring
  clock: Clock
  /** Milliseconds after which a call without an answer is given up. */
  timeout: number
  fetch: typeof fetch
}

/** The operator's wallet, as the studio sees it. */
export interface Wallet {
  /** Sends these bytes as they are. Never throws: what cannot be read is `unclear`. */
  call<R extends Endpoint>(endpoint: R, body: string): Promise<Answer<R>>
  /**
   * Posts these bytes as they are, and gives null where they were taken or else what came in the
   * way. Never throws.
   * @param signer - signs in place of the key of the moment
   */
  notify(path: string, body: string, signer?: Signer): Promise<string | null>
  /** Gives up what is on its way and sends nothing more. */
  close(): void
}

const isUnsigned = (answer: Answer<Endpoint>): boolean =>
  answer.kind === 'unclear' && answer.reason === 'SIGNATURE_INVALID'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unreachable')

export function createWallet(options: WalletOptions): Wallet {
  const closing = new AbortController()
  const deadline = () => AbortSignal.any([closing.signal, AbortSignal.timeout(options.timeout)])
  const { keyring } = options
  let gap = 0

  async function send(path: string, method: string, body: string, signer: Signer): Promise<Response> {
    const headers = await signedHeaders(signer, path, body, options.clock.now().getTime() + gap)
    const signal = deadline()
    const url = new URL(path, options.platformUrl)
    return options.fetch(url, { method, headers, body, signal, redirect: 'error' })
  }

  /** Sends, and again with another time or key where the operator refused the signature. */
  async function deliver<A>(attempt: (signer: Signer) => Promise<A>, isUnsigned: (answer: A) => boolean): Promise<A> {
    const signer = keyring.current()
    const answer = await attempt(signer)
    if (!isUnsigned(answer)) return answer
    // The clocks lie apart. The same bytes once more are safe: every body has a key of its own
    // that the operator keeps for ever.
    gap = (await clockGap(options, deadline())) ?? 0
    const retried = await attempt(signer)
    const other = isUnsigned(retried) ? keyring.after(signer) : null
    if (!other) return retried
    const answered = await attempt(other)
    if (!isUnsigned(answered)) keyring.use(other)
    return answered
  }

  return {
    async call(endpoint, body) {
      const attempt = async (signer: Signer) => {
        const response = await send(endpoint.path, endpoint.method, body, signer)
        return readAnswer(endpoint, response.status, await response.text())
      }
      try {
        return await deliver(attempt, isUnsigned)
      } catch (error) {
        return { kind: 'unclear', reason: reasonOf(error) }
      }
    },
    async notify(path, body, signer) {
      const attempt = async (key: Signer) => {
        const response = await send(path, 'POST', body, key)
        await response.body?.cancel()
        return response.status
      }
      try {
        const status = await (signer ? attempt(signer) : deliver(attempt, code => code === 401))
        return status >= 200 && status < 300 ? null : `HTTP ${status}`
      } catch (error) {
        return reasonOf(error)
      }
    },
    close: () => closing.abort(),
  }
}
