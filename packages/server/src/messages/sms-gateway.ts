import { signatureHeaders, signVendorCall } from '@baize/contract'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { GatewayError, RecipientError } from './gateway.ts'
import type { Gateway } from './gateway.ts'

/** Address of the SMS gateway, and the secret that the platform signs with. */
export interface SmsSettings {
  url: string
  secret: string
}

const timeout = 10_000

/** Answers that say that nothing can be sent to a number; the gateway works. */
const ofRecipient: readonly number[] = [400, 422]

/**
 * Sends text messages to an SMS gateway: a POST of `{ id, to, text }`, signed as the calls of game
 * vendors are. The id is the same when a message comes twice. Any answer but 2xx is a
 * refusal; 400 and 422 are refusals of the recipient alone.
 */
export function smsGateway({ url, secret }: SmsSettings, clock: Clock, random: Random): Gateway {
  const { pathname: path } = new URL(url)
  async function headersFor(body: string): Promise<Record<string, string>> {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const nonce = random.id()
    return {
      'content-type': 'application/json',
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: await signVendorCall(secret, { timestamp, nonce, path, body }),
    }
  }
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ id: random.id(), to, text })
      const init: RequestInit = { method: 'POST', headers: await headersFor(body), body, redirect: 'error' }
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
        throw new GatewayError('The SMS gateway cannot be reached.', { cause: error })
      })
      await answer.body?.cancel()
      const words = `The SMS gateway answered ${answer.status}.`
      if (ofRecipient.includes(answer.status)) throw new RecipientError(words)
      if (!answer.ok) throw new GatewayError(words)
    },
    close: async () => undefined,
  }
}
