import { timingSafeEqual } from 'node:crypto'
import { signatureHeaders, signatureWindow, signVendorCall } from '@baize/contract'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Deps, nowOf } from '../engine/deps.ts'
import { Refusal } from '../engine/refusal.ts'

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Nonces that are remembered: far more calls than staff make while one is good. */
const rememberedNonces = 10_000

/**
 * Reads the body of a call of the operator's staff: signed with a secret that both share, within
 * the window, each nonce once. The set forgets with the process; the window is short and the calls
 * can be repeated without harm.
 */
export function createSignatureCheck({ keyring, clock }: Pick<Deps, 'keyring' | 'clock'>) {
  const perf = { now: () => nowOf({ clock }) }
  const used = new LRUCache<string, true>({
    max: rememberedNonces,
    ttl: 2000 * signatureWindow,
    ttlResolution: 0,
    perf,
  })

  function burn(nonce: string): boolean {
    if (used.has(nonce)) return false
    used.set(nonce, true)
    return true
  }

  /** @throws Refusal SIGNATURE_INVALID */
  return async (c: Context): Promise<string> => {
    const header = (name: keyof typeof signatureHeaders) => c.req.header(signatureHeaders[name]) ?? ''
    const [timestamp, nonce, body] = [header('timestamp'), header('nonce'), await c.req.text()]
    const now = nowOf({ clock })
    const fresh = /^\d{10,11}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= signatureWindow
    const key = keyring.keys.find(one => one.vendor === header('vendor') && one.keyId === header('keyId'))
    if (!key || !fresh || !nonce) throw new Refusal('SIGNATURE_INVALID')
    const expected = await signVendorCall(key.secret, { timestamp, nonce, path: c.req.path, body })
    if (!same(expected, header('signature')) || !burn(nonce)) throw new Refusal('SIGNATURE_INVALID')
    return body
  }
}
