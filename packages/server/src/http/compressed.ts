import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

/**
 * The lowest quality that does better than gzip costs a tenth of a millisecond for most answers.
 */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Bytes of answers, as they were before, whose compressed form is kept. */
const maxCachedBytes = 8 * 1024 ** 2
/** Longer answers would drive too many others out. */
const maxEntryBytes = 256 * 1024

/**
 * Compressed answers by their own text, so that one can never be older than what it is sent for: a
 * list that everybody reads is compressed once, until something in it changes.
 */
const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({
  maxSize: maxCachedBytes,
  maxEntrySize: maxEntryBytes,
  sizeCalculation: (_, text) => text.length,
})

const compressNow = async (text: string) => new Uint8Array(await compress(text, quality))

/** The text of a public answer in brotli. */
export async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = cache.get(text)
  if (known) return known
  const made = compressNow(text)
  cache.set(text, made)
  made.catch(() => cache.delete(text))
  return made
}
