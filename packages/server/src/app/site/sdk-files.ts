import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { immutable, missing, sendFile } from '../../http/files/file-response.ts'
import { fileStore } from '../../http/files/files.ts'
import { openToAll } from '../../http/files/page-headers.ts'

/** Files whose name holds a hash of what is in them: they never change. */
const hashed = /^[ct]\//
const floating = 'public, max-age=300'

/** The version that `dist/sdk` was built as, null while it is not built. */
async function builtVersion(root: string): Promise<string | null> {
  const text = await readFile(join(root, 'integrity.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const { version } = JSON.parse(text) as { version?: unknown }
  return typeof version === 'string' ? version : null
}

/**
 * The SDK for every page in the world: under `v1/` the newest of the major, kept for five minutes; under its exact version the
 * same files for ever. What is not there is a plain 404, never a page, because a page in the place of a chunk breaks the host.
 */
export function sdkFiles(root: string) {
  const store = fileStore(root)
  return async (request: Request): Promise<Response> => {
    const [, , version = '', ...rest] = new URL(request.url).pathname.split('/')
    const path = rest.join('/')
    const exact = version !== 'v1' && version === (await builtVersion(root))
    if (version !== 'v1' && !exact) return missing(openToAll)
    const cache = exact || hashed.test(path) ? immutable : floating
    return (await sendFile(store, path, request, { ...openToAll, 'Cache-Control': cache })) ?? missing(openToAll)
  }
}
