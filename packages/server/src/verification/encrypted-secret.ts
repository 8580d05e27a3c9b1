import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { storedSecret } from './stored-secret.ts'

/** What is encrypted: each kind of secrets has a key of its own. */
export type EncryptedKind = 'two-factor' | 'vendor-keys'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * The key is derived from two halves: one is stored, the other comes from the environment, so that
 * a stolen database is not enough.
 */
async function keyOf(deps: Deps, kind: EncryptedKind): Promise<Uint8Array> {
  const stored = await storedSecret(deps, kind)
  return new Uint8Array(hkdfSync('sha256', stored, deps.config.secretKey, kind, 32))
}

/** Encrypts a secret for storage, bound to its owner. */
export async function encryptSecret(deps: Deps, kind: EncryptedKind, owner: string, secret: string): Promise<string> {
  const iv = deps.random.bytes(ivLength)
  const cipher = createCipheriv(algorithm, await keyOf(deps, kind), iv).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws Error where it was encrypted with another key or for another owner */
export async function decryptSecret(deps: Deps, kind: EncryptedKind, owner: string, stored: string): Promise<string> {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, await keyOf(deps, kind), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
}
