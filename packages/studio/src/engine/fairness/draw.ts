import { fromHex, toHex } from './hex.ts'

/**
 * Inputs that decide a round: the server's secret, the player's seed, and the number of the bet
 * under this pair.
 */
export interface RoundSeed {
  /** 32 bytes in hex. */
  serverSeed: string
  clientSeed: string
  nonce: number
}

const encode = (text: string) => new TextEncoder().encode(text)

/**
 * SHA-256 of the seed's bytes in hex: shown before the first bet, so that the seed cannot be
 * changed after it.
 */
export const commitmentOf = async (serverSeed: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(serverSeed))))

/** `HMAC_SHA256(serverSeed, clientSeed:nonce:cursor)`, the 32 bytes at one cursor. */
async function blockAt({ serverSeed, clientSeed, nonce }: RoundSeed, cursor: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${clientSeed}:${nonce}:${cursor}`)))
}

/** The big-endian 32 bit numbers of a block. */
function uint32sOf(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  return Array.from({ length: Math.floor(block.byteLength / 4) }, (_, i) => view.getUint32(i * 4))
}

/**
 * Draws a number below each of `upperBounds`, as many as the block yields. Rejects what is at or
 * over the largest multiple of a bound, so that no number is likelier than another by even one part
 * in four thousand million.
 */
export function numbersFromBlock(block: Uint8Array, upperBounds: readonly number[]): number[] {
  const drawn: number[] = []
  for (const number of uint32sOf(block)) {
    const bound = upperBounds[drawn.length]
    if (bound === undefined) break
    if (number < 2 ** 32 - (2 ** 32 % bound)) drawn.push(number % bound)
  }
  return drawn
}

/**
 * Draws the numbers of a round, such as reel stops, one below each of `upperBounds`. Takes blocks
 * at cursor 0, 1, 2 … until there is a number for each bound.
 */
export async function drawNumbers(seed: RoundSeed, upperBounds: readonly number[]): Promise<number[]> {
  const drawn: number[] = []
  for (let cursor = 0; drawn.length < upperBounds.length; cursor++)
    drawn.push(...numbersFromBlock(await blockAt(seed, cursor), upperBounds.slice(drawn.length)))
  return drawn
}
