import { createCipheriv, createHash } from 'node:crypto'

const size = 32
const atOnce = 4096

/**
 * Blocks of random bytes without end, always the same for the same seed, as fast as a machine can
 * make them: what a round's HMAC gives is as random and tested elsewhere, so a million rounds need
 * not wait for a million of them.
 */
export function* blocks(seed: string): Generator<Uint8Array, never> {
  const key = createHash('sha256').update(seed).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const nothing = Buffer.alloc(size * atOnce)
  for (;;) {
    const bytes = stream.update(nothing)
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}
