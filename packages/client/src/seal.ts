import { sealing } from '@baize/contract'
import type { Output, Row, SealedClaims, publicKey } from '@baize/contract'
import type { Host } from './host.ts'
import { encode } from './pristine.ts'

/** The compact JWE of an input, and the id of the key it is for. An operator may bring another cipher. */
export type Seal = (input: unknown, row: Row) => Promise<string>

interface Known {
  key: Output<typeof publicKey>
  /** What the platform's clock is ahead of ours, in milliseconds. */
  ahead: number
}

/** Random hex that nobody can guess, for one-use ids. */
export const uniqueId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Seals inputs to the platform's published key, fetched once until it expires (API-71, API-76). `forget` drops a key that the platform
 * no longer takes.
 */
export function createSeal(
  host: Host,
  fetchKey: () => Promise<Output<typeof publicKey>>,
): { seal: Seal; forget(): void } {
  let known: Promise<Known> | null = null

  const learn = async (): Promise<Known> => {
    const key = await fetchKey()
    return { key, ahead: Date.parse(key.serverTime) - host.now() }
  }
  const current = async (): Promise<Known> => {
    const had = await known
    if (had && host.now() + had.ahead < Date.parse(had.key.expiresAt)) return had
    known = learn()
    // A failed fetch is not remembered.
    known.catch(() => (known = null))
    return known
  }

  return {
    forget: () => void (known = null),
    async seal(input, row) {
      const [{ CompactEncrypt, importJWK }, { key, ahead }] = await Promise.all([import('jose'), current()])
      const { alg, enc } = sealing
      const claims: SealedClaims = {
        iat: Math.floor((host.now() + ahead) / 1000),
        jti: uniqueId(),
        aud: row.name,
        origin: host.origin,
        body: input,
      }
      return new CompactEncrypt(new TextEncoder().encode(encode(claims)))
        .setProtectedHeader({ alg, enc, kid: key.keyId })
        .encrypt(await importJWK(key.publicKey, alg))
    },
  }
}
