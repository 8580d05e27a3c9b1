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
function numbersOf(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  return Array.from({ length: Math.floor(block.byteLength / 4) }, (_, i) => view.getUint32(i * 4))
}

/**
 * Numbers below each of `lengths`, as many as the block yields. A number at or over the largest
 * multiple of the length is thrown away, so that no place of a reel is likelier than another by
 * even one part in four thousand million.
 */
export function stopsOf(block: Uint8Array, lengths: readonly number[]): number[] {
  const stops: number[] = []
  for (const number of numbersOf(block)) {
    const length = lengths[stops.length]
    if (length === undefined) break
    if (number < 2 ** 32 - (2 ** 32 % length)) stops.push(number % length)
  }
  return stops
}

/**
 * Numbers of a round, such as reel stops. Blocks are taken at cursor 0, 1, 2 … until every reel has
 * its number.
 */
export async function drawStops(seed: RoundSeed, lengths: readonly number[]): Promise<number[]> {
  const stops: number[] = []
  for (let cursor = 0; stops.length < lengths.length; cursor++)
    stops.push(...stopsOf(await blockAt(seed, cursor), lengths.slice(stops.length)))
  return stops
}
