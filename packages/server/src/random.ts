import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

export interface Random {
  bytes(count: number): Uint8Array
  /** A UUID of version 7: its order is the order of time, so that rows of one player lie together. */
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

/** Random numbers of the operating system. */
export const secureRandom = (clock: Clock): Random => ({
  bytes: count => randomBytes(count),
  id: () => uuid7(clock.now().getTime(), randomBytes(16)),
  below: limit => randomInt(limit),
})
