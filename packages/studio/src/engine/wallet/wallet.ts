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

  async function send<R extends Endpoint>(endpoint: R, body: string, signer: Signer): Promise<Answer<R>> {
    const headers = await signedHeaders(signer, endpoint.path, body, options.clock.now().getTime() + gap)
    const signal = deadline()
    const response = await options.fetch(new URL(endpoint.path, options.platformUrl), {
      method: endpoint.method,
      headers,
      body,
      signal,
      redirect: 'error',
    })
    return readAnswer(endpoint, response.status, await response.text())
  }

  return {
    async call(endpoint, body) {
      try {
        const signer = keyring.current()
        const answer = await send(endpoint, body, signer)
        if (!isUnsigned(answer)) return answer
        // The clocks lie apart. The same bytes once more are safe: every body has a key of its own
        // that the operator keeps for ever.
        gap = (await clockGap(options, deadline())) ?? 0
        const retried = await send(endpoint, body, signer)
        const other = isUnsigned(retried) ? keyring.after(signer) : null
        if (!other) return retried
        const answered = await send(endpoint, body, other)
        if (!isUnsigned(answered)) keyring.use(other)
        return answered
      } catch (error) {
        return { kind: 'unclear', reason: reasonOf(error) }
      }
    },
    close: () => closing.abort(),
  }
}
