import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { compressible, contentType } from './content-types.ts'

/** A file as it is sent. */
export interface ServedFile {
  body: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  encoding: 'br' | null
}

interface CachedFile {
  stamp: string
  raw: ServedFile
  br: Promise<ServedFile>
}

const compress = promisify(brotliCompress)
const minBytesToCompress = 1024
/** Bytes of files that are cached per folder, uncompressed. */
const maxCachedBytes = 256 * 1024 ** 2
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The path below the root of an address; null for dot files and paths that leave the root. */
function safePath(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const parts = decoded.split('/').filter(Boolean)
  const bad = decoded.includes('\0') || decoded.includes('\\') || parts.some(part => part.startsWith('.'))
  return bad || parts.length === 0 ? null : parts.join('/')
}

const fileStat = async (path: string) => {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found : null
}

/** A file with an ETag of its content. */
export function servedFile(body: Uint8Array<ArrayBuffer>, type: string): ServedFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, type, etag: `"${hash}"`, encoding: null }
}

const worthCompressing = ({ body, type }: ServedFile) => body.length >= minBytesToCompress && compressible(type)
const inBrotli = (raw: ServedFile, body: Uint8Array): ServedFile => ({
  ...raw,
  body: new Uint8Array(body),
  etag: raw.etag.replace(/"$/, '-br"'),
  encoding: 'br',
})

/** The file in brotli, or as it is where it is small or compressed already. */
export const compressed = async (raw: ServedFile): Promise<ServedFile> =>
  worthCompressing(raw) ? inBrotli(raw, await compress(raw.body, quality)) : raw

/** The `.br` of the build beside a file where it is not older, else the file compressed once. */
async function brotliOf(path: string, raw: ServedFile, writtenAt: number): Promise<ServedFile> {
  const beside = worthCompressing(raw) ? await fileStat(`${path}.br`) : null
  return beside && beside.mtimeMs >= writtenAt ? inBrotli(raw, await readFile(`${path}.br`)) : compressed(raw)
}

/** A page as it is sent under one of its addresses. */
export interface Variant {
  /** The same for addresses that are sent the same. */
  name: string
  /** Puts into the page what only the server knows. */
  fill(page: string): Promise<string>
}

/**
 * The files of one folder, read and compressed once, and again when they change on disk. `read`
 * answers null for a file that does not exist, is of an unknown type, or lies outside the folder.
 *
 * @param fill puts into a page what only the server knows, once as it is read
 */
export function fileStore(root: string, fill?: (page: string) => string) {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ raw }) => raw.body.length || 1,
  })

  const filled = async (page: string, variant?: Variant): Promise<string> => {
    const own = fill ? fill(page) : page
    return variant ? variant.fill(own) : own
  }

  const load = async (path: string, type: string, stamp: string, writtenAt: number, variant?: Variant) => {
    const body = await readFile(path)
    if (variant || (fill && path.endsWith('.html'))) {
      const raw = servedFile(new TextEncoder().encode(await filled(body.toString(), variant)), type)
      return { stamp, raw, br: compressed(raw) }
    }
    const raw = servedFile(new Uint8Array(body), type)
    return { stamp, raw, br: brotliOf(path, raw, writtenAt) }
  }

  return {
    async read(address: string, acceptsBrotli: boolean, variant?: Variant): Promise<ServedFile | null> {
      const below = safePath(address)
      const type = below && contentType(below)
      if (!below || !type) return null
      const path = join(root, below)
      const found = await fileStat(path)
      if (!found) return null
      const stamp = `${found.mtimeMs}:${found.size}`
      const key = variant ? `${path} ${variant.name}` : path
      let entry = cache.get(key)
      if (entry?.stamp !== stamp) {
        entry = await load(path, type, stamp, found.mtimeMs, variant)
        cache.set(key, entry)
      }
      return acceptsBrotli ? entry.br : entry.raw
    },
  }
}
export type FileStore = ReturnType<typeof fileStore>
