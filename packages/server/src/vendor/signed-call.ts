import { timingSafeEqual } from 'node:crypto'
import { signatureHeaders, signatureWindow, signVendorCall } from '@baize/contract'
import type { Schema } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { parseJson, readBody } from '../http/body.ts'
import { fit } from '../http/input.ts'
import { Refusal } from '../http/refusal.ts'
import { vendorNonces } from './tables.ts'

/** The input of a vendor's call, and who signed it. */
export interface Signed<T = unknown> {
  vendor: string
  path: string
  body: string
  input: T
}

const signed = new WeakMap<object, Signed>()

/** Who signed the call that carried this input. */
export function signerOf(input: object): Signed {
  const found = signed.get(input)
  if (!found) throw new Error('The input did not come through a signed call.')
  return found
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** A nonce is good once within the window; older ones are stale by their timestamp and need not be remembered. */
async function burnNonce({ db, clock, random }: Deps, vendor: string, nonce: string): Promise<void> {
  const now = clock.now()
  const kept = await db.insert(vendorNonces).values({ vendor, nonce, at: now }).onConflictDoNothing().returning({ at: vendorNonces.at })
  if (!kept.length) throw new Refusal('SIGNATURE_INVALID')
  if (random.below(500) === 0) await db.delete(vendorNonces).where(lt(vendorNonces.at, new Date(now.getTime() - 2000 * signatureWindow)))
}

/**
 * Checks the signature over the raw body, then reads the input.
 * @throws Refusal SIGNATURE_INVALID for an unknown vendor or key, a wrong, old or repeated signature; BAD_REQUEST
 */
export async function vendorInput(schema: Schema, request: Request, deps: Deps): Promise<unknown> {
  const [vendor, keyId, timestamp, nonce, signature] = (['vendor', 'keyId', 'timestamp', 'nonce', 'signature'] as const).map(
    name => request.headers.get(signatureHeaders[name]) ?? '',
  ) as [string, string, string, string, string]
  const body = await readBody(request)
  const key = deps.config.vendors.find(known => known.vendor === vendor && known.keyId === keyId)
  const age = Math.abs(deps.clock.now().getTime() / 1000 - Number(timestamp))
  if (!key || !/^\d{10,11}$/.test(timestamp) || !/^[\w-]{8,64}$/.test(nonce) || age > signatureWindow) throw new Refusal('SIGNATURE_INVALID')
  const path = new URL(request.url).pathname
  const expected = await signVendorCall(key.secret, { timestamp, nonce, path, body })
  if (!same(expected, signature)) throw new Refusal('SIGNATURE_INVALID')
  await burnNonce(deps, vendor, nonce)
  const input = fit(schema, parseJson(body)) as object
  signed.set(input, { vendor, path, body, input })
  return input
}
