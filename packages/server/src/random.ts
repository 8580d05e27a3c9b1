import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

export interface Random {
  bytes(count: number): Uint8Array
  /**
   * A UUID of version 7: its order is the order of time, so that rows of one player lie together.
   */
  id(): string
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
}

/** UUID version 7 of RFC 9562: 48 bits of milliseconds, then random bits. */
function uuid7(at: number, bytes: Uint8Array): string {
  const hex = Buffer.from(bytes)
  hex.writeUIntBE(at, 0, 6)
  hex[6] = 0x70 | (hex[6]! & 0x0f)
  hex[8] = 0x80 | (hex[8]! & 0x3f)
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Bytes that are fetched at a time for ids: each call has one, and asking for sixteen costs as much
 * as for a thousand.
 */
const fetched = 1024
const bytesOfId = 16

/** Random bytes for ids, none of them used twice. */
function idBytes(): () => Uint8Array {
  let stock = randomBytes(0)
  return () => {
    if (stock.length < bytesOfId) stock = randomBytes(fetched)
    const taken = stock.subarray(0, bytesOfId)
    stock = stock.subarray(bytesOfId)
    return taken
  }
}

/** Random numbers of the operating system. */
export const secureRandom = (clock: Clock): Random => {
  const nextBytes = idBytes()
  return {
    bytes: count => randomBytes(count),
    id: () => uuid7(clock.now().getTime(), nextBytes()),
    below: limit => randomInt(limit),
  }
}

/** Whether a text has the shape of the ids that `Random.id` draws. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
