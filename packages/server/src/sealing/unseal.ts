import type { Endpoint } from '@baize/contract'
import { SealedClaims, sealing } from '@baize/contract'
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose'
import * as z from 'zod/mini'
import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { sealKeyOf } from './seal-keys.ts'
import { sealUse } from './tables.ts'

const claimsSchema = SealedClaims(z)
/** Shape of our key ids; any other text is no key. */
const keyId = /^[\w-]{1,64}$/

/**
 * The input of a sealed call (API-71): sealed to one of our keys, for this endpoint, on this
 * origin, within two minutes, for the first time.
 * @throws Refusal SEAL_STALE where it is too old or was used before, else SEAL_INVALID
 */
export async function unseal(deps: Deps, endpoint: Endpoint, sealed: string, origin: string | null): Promise<unknown> {
  const claims = await open(deps, sealed)
  if (claims.aud !== endpoint.name || claims.origin !== origin) throw new Refusal('SEAL_INVALID')
  const now = deps.clock.now().getTime()
  const window = sealing.window * 1000
  if (Math.abs(now - claims.iat * 1000) > window) throw new Refusal('SEAL_STALE')
  const endsAt = new Date(now + 2 * window)
  const noted = await deps.db.insert(sealUse).values({ jti: claims.jti, endsAt }).onConflictDoNothing().returning()
  if (!noted.length) throw new Refusal('SEAL_STALE')
  return claims.body
}

async function open(deps: Deps, sealed: string): Promise<SealedClaims> {
  const { kid } = await orInvalid(() => decodeProtectedHeader(sealed))
  const key = typeof kid === 'string' && keyId.test(kid) ? await sealKeyOf(deps, kid) : null
  return orInvalid(async () => {
    if (!key) throw new Error('Sealed to a key that is not ours')
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key.privateJwk, sealing.alg), {
      keyManagementAlgorithms: [sealing.alg],
      contentEncryptionAlgorithms: [sealing.enc],
      maxDecompressedLength: 0,
    })
    return claimsSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  })
}

/** Refuses every invalid sealed text alike, because a reason would help to forge one. */
async function orInvalid<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new Refusal('SEAL_INVALID')
  }
}

/** Deletes ids of sealed calls that are too old to be accepted again. */
export async function sweepSeals({ db, clock }: Deps): Promise<void> {
  await db.delete(sealUse).where(lt(sealUse.endsAt, clock.now()))
}
