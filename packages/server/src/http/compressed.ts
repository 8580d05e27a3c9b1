import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

/** The lowest quality that does better than gzip costs a tenth of a millisecond for most answers. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Bytes of answers, as they were before, whose compressed form is kept. */
const mostKeptBytes = 8 * 1024 ** 2
/** Longer answers would drive too many others out. */
const longestKept = 256 * 1024

/**
 * Compressed answers by their own text, so that one can never be older than what it is sent for: a list that everybody reads is compressed
 * once, until something in it changes.
 */
const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({
  maxSize: mostKeptBytes,
  maxEntrySize: longestKept,
  sizeCalculation: (_, text) => text.length,
})

const compressNow = async (text: string) => new Uint8Array(await compress(text, quality))

/** The text of a public answer in brotli. */
export async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = kept.get(text)
  if (known) return known
  const made = compressNow(text)
  kept.set(text, made)
  made.catch(() => kept.delete(text))
  return made
}
