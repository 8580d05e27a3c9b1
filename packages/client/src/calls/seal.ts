import { publicKey, sealing } from '@baize/contract'
import type { Output, Endpoint, SealedClaims } from '@baize/contract'
import { CompactEncrypt, importJWK } from 'jose'
import type { Call } from './caller.ts'
import { CallError } from './error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { uniqueId } from '../unique-id.ts'
import { toJson } from '../native-globals.ts'

/** The compact JWE of an input. An operator may bring another cipher. */
export type Seal = (input: unknown, endpoint: Endpoint) => Promise<string>

export interface Sealer {
  seal: Seal
  /** Drops a key that the platform no longer takes. */
  forget: () => void
}

interface Known {
  key: Output<typeof publicKey>
  /** Milliseconds by which the platform's clock is ahead of ours. */
  ahead: number
}

/** Seals inputs to the platform's published key, fetched once until it expires (API-71, API-76). */
export function createSealer(env: BrowserEnv, call: Call): Sealer {
  let known: Promise<Known> | null = null

  const learn = async (): Promise<Known> => {
    const key = await call(publicKey, {})
    return { key, ahead: Date.parse(key.serverTime) - env.now() }
  }
  const current = async (): Promise<Known> => {
    const had = await known
    if (had && env.now() + had.ahead < Date.parse(had.key.expiresAt)) return had
    known = learn()
    // A failed fetch is not remembered.
    known.catch(() => (known = null))
    return known
  }

  return {
    forget: () => (known = null),
    async seal(input, endpoint) {
      // Browsers encrypt for pages over https, and on this machine, alone; a password in clear goes
      // nowhere.
      if (!crypto.subtle) throw new CallError('INSECURE_PAGE', { endpoint: endpoint.name })
      const { key, ahead } = await current()
      const { alg, enc } = sealing
      const claims: SealedClaims = {
        iat: Math.floor((env.now() + ahead) / 1000),
        jti: uniqueId(),
        aud: endpoint.name,
        origin: env.origin,
        body: input,
      }
      return new CompactEncrypt(new TextEncoder().encode(toJson(claims)))
        .setProtectedHeader({ alg, enc, kid: key.keyId })
        .encrypt(await importJWK(key.publicKey, alg))
    },
  }
}
