import { timingSafeEqual } from 'node:crypto'
import { signatureHeaders, signatureWindow, signVendorCall } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps, VendorKey } from '../deps.ts'
import { readBody, refuseLongBody } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import { countSigned, countUnsigned, requireTrust } from './call-limits.ts'
import { vendorNonces } from './tables.ts'
import { acceptedKeys } from './vendor-keys/accepted-keys.ts'

/** A vendor's call whose signature is valid. */
export interface SignedCall {
  vendor: string
  path: string
  /** The raw text that was signed. */
  body: string
  /** The key that it was signed with. */
  keyId: string
  /**
   * Good once; whoever answers the call uses it up, by `useNonce` or with what is stored of the
   * call.
   */
  nonce: string
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Uses a nonce up. @throws Refusal SIGNATURE_INVALID where it was used before */
export async function useNonce({ db, clock }: Deps, { vendor, keyId, nonce }: SignedCall): Promise<void> {
  const at = clock.now()
  const stored = await db
    .insert(vendorNonces)
    .values({ vendor, nonce, at, keyId })
    .onConflictDoNothing()
    .returning({ at: vendorNonces.at })
  if (!stored.length) throw new Refusal('SIGNATURE_INVALID')
}

/**
 * Deletes nonces that are older than the window: calls with them are refused by their timestamp.
 */
export async function sweepNonces({ db, clock }: Deps): Promise<void> {
  const stale = new Date(clock.now().getTime() - 3000 * signatureWindow)
  await db.delete(vendorNonces).where(lt(vendorNonces.at, stale))
}

/** The headers of a call that a vendor's key may have signed, and that key. */
interface SignedHeaders {
  key: VendorKey
  timestamp: string
  nonce: string
  signature: string
}

/**
 * Reads the headers of a signed call, before its body.
 * @throws Refusal SIGNATURE_INVALID for an unknown vendor or key, headers of another form, and a
 *   time outside the window; BAD_REQUEST for a body that is longer than any call
 */
async function readHeaders({ headers }: Request, deps: Deps): Promise<SignedHeaders> {
  const header = (name: keyof typeof signatureHeaders): string => headers.get(signatureHeaders[name]) ?? ''
  const [vendor, timestamp, nonce, signature] = [
    header('vendor'),
    header('timestamp'),
    header('nonce'),
    header('signature'),
  ]
  refuseLongBody(headers)
  const wellFormed = /^\d{10,11}$/.test(timestamp) && /^[\w-]{8,64}$/.test(nonce) && /^[\da-f]{64}$/.test(signature)
  const age = Math.abs(deps.clock.now().getTime() / 1000 - Number(timestamp))
  const isKnown = deps.config.vendors.some(known => known.vendor === vendor)
  if (!wellFormed || age > signatureWindow || !isKnown) throw new Refusal('SIGNATURE_INVALID')
  const key = (await acceptedKeys(deps, vendor)).find(known => known.keyId === header('keyId'))
  if (!key) throw new Refusal('SIGNATURE_INVALID')
  return { key, timestamp, nonce, signature }
}

/**
 * Reads the raw body, and checks the signature over it.
 * @throws Refusal SIGNATURE_INVALID or BAD_REQUEST
 */
async function readSignedBody(
  request: Request,
  path: string,
  { key, timestamp, nonce, signature }: SignedHeaders,
  { config }: Deps,
): Promise<string> {
  const body = await readBody(request, config)
  const expected = await signVendorCall(key.secret, { timestamp, nonce, path, body })
  if (!same(expected, signature)) throw new Refusal('SIGNATURE_INVALID')
  return body
}

/**
 * Reads a call and checks its signature over the raw body. What its headers alone show to be wrong
 * is refused before the body is read.
 * @throws Refusal SIGNATURE_INVALID for an unknown vendor or key, and for a wrong or old signature;
 *   BAD_REQUEST for a body that is too long or too slow; RATE_LIMITED
 */
export async function readSignedCall(
  endpoint: Pick<Endpoint, 'name'>,
  request: Request,
  network: string,
  deps: Deps,
): Promise<SignedCall> {
  const path = new URL(request.url).pathname
  let headers: SignedHeaders
  let body: string
  try {
    headers = await readHeaders(request, deps)
    requireTrust(deps, network)
    body = await readSignedBody(request, path, headers, deps)
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'RATE_LIMITED') countUnsigned(deps, network)
    throw error
  }
  const { key, nonce } = headers
  countSigned(deps, endpoint, key.vendor, network)
  return { vendor: key.vendor, path, body, keyId: key.keyId, nonce }
}
