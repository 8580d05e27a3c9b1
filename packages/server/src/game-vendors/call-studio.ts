import { signatureHeaders, signVendorCall } from '@baize/contract'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { Deps, VendorKey } from '../deps.ts'
import { acceptedKeys } from './vendor-keys/accepted-keys.ts'

/** The studio answers within this time, in milliseconds, or counts as down. */
const studioTimeout = 10_000

/** An answer of the studio to a signed call. */
export interface StudioReply {
  status: number
  body: unknown
}

async function signedHeaders(
  key: VendorKey,
  clock: Clock,
  path: string,
  body: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const nonce = crypto.randomUUID()
  return {
    'content-type': 'application/json',
    [signatureHeaders.vendor]: key.vendor,
    [signatureHeaders.keyId]: key.keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: await signVendorCall(key.secret, { timestamp, nonce, path, body }),
  }
}

/**
 * Calls a path of the studio that is not for everybody, signed with the secret that both share;
 * null where no studio answers in time. While the studio rotates its key it may know the old one,
 * the new one or both: a call that is refused under the old key is signed with the new one. A
 * developer may have moved the platform's clock, and the studio's not: a call that is refused is
 * signed once more, by the clock of this machine.
 * @param timeout - milliseconds after which it counts as down
 */
export async function callStudio(
  deps: Deps,
  path: string,
  input: unknown,
  timeout = studioTimeout,
): Promise<StudioReply | null> {
  const body = JSON.stringify(input)
  const ask = async (key: VendorKey, clock: Clock): Promise<StudioReply | null> => {
    const headers = await signedHeaders(key, clock, path, body)
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) }
    try {
      const reply = await fetch(new URL(path, deps.config.origins.studio), init)
      return { status: reply.status, body: await reply.json() }
    } catch {
      return null
    }
  }
  const keys = await acceptedKeys(deps, deps.config.vendors[0]?.vendor ?? '')
  if (!keys.length) throw new Error('No studio is known')
  let reply: StudioReply | null = null
  for (const clock of [deps.clock, systemClock()])
    for (const key of keys) {
      reply = await ask(key, clock)
      if (reply?.status !== 401) return reply
    }
  return reply
}
