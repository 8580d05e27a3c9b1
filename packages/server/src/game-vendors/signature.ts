import { timingSafeEqual } from 'node:crypto'
import { signatureHeaders, signatureWindow, signVendorCall } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps, VendorKey } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import { vendorNonces } from './tables.ts'
import { acceptedKeys } from './vendor-keys/accepted-keys.ts'

/** A vendor's call whose signature is valid. */
export interface SignedCall {
  vendor: string
  path: string
  /** The raw text that was signed. */
  body: string
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Uses a nonce up. @throws Refusal SIGNATURE_INVALID where it was used before */
async function useNonce({ db, clock }: Deps, { vendor, keyId }: VendorKey, nonce: string): Promise<void> {
  const at = clock.now()
  const stored = await db
    .insert(vendorNonces)
    .values({ vendor, nonce, at, keyId })
    .onConflictDoNothing()
    .returning({ at: vendorNonces.at })
  if (!stored.length) throw new Refusal('SIGNATURE_INVALID')
}

/** Deletes nonces that are older than the window: calls with them are refused by their timestamp. */
export async function sweepNonces({ db, clock }: Deps): Promise<void> {
  const stale = new Date(clock.now().getTime() - 3000 * signatureWindow)
  await db.delete(vendorNonces).where(lt(vendorNonces.at, stale))
}

/**
 * Reads a call and checks its signature over the raw body.
 * @throws Refusal SIGNATURE_INVALID for an unknown vendor or key, and for a wrong, old or repeated signature
 */
export async function readSignedCall(request: Request, deps: Deps): Promise<SignedCall> {
  const header = (name: keyof typeof signatureHeaders): string => request.headers.get(signatureHeaders[name]) ?? ''
  const [vendor, timestamp, nonce] = [header('vendor'), header('timestamp'), header('nonce')]
  const body = await readBody(request)
  const key = (await acceptedKeys(deps, vendor)).find(known => known.keyId === header('keyId'))
  const age = Math.abs(deps.clock.now().getTime() / 1000 - Number(timestamp))
  const wellFormed = /^\d{10,11}$/.test(timestamp) && /^[\w-]{8,64}$/.test(nonce)
  if (!key || !wellFormed || age > signatureWindow) throw new Refusal('SIGNATURE_INVALID')
  const path = new URL(request.url).pathname
  const expected = await signVendorCall(key.secret, { timestamp, nonce, path, body })
  if (!same(expected, header('signature'))) throw new Refusal('SIGNATURE_INVALID')
  await useNonce(deps, key, nonce)
  return { vendor, path, body }
}
