import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sdk = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'sdk')

/** What goes wrong with a chunk, by the first word of the path: `(ask, isRetry) => status`. */
const faults = {
  'once-503': retry => (retry ? 200 : 503),
  'always-404': () => 404,
  fine: () => 200,
}

/** Serves the SDK under `/faulty/<fault>/<run>/`, with the named fault on every element's chunk. The shared chunk always arrives. */
export function sdkFaults() {
  return async (context, next) => {
    const [, fault, , file] = context.path.match(/^\/faulty\/([\w-]+)\/([\w-]+)\/(.+)$/) ?? []
    if (!fault) return next()
    const source = await readFile(join(sdk, file)).catch(() => null)
    const leaf = file.startsWith('c/') && source && source.length < 60_000
    const status = leaf ? faults[fault](context.search === '?r=1') : 200
    context.status = source ? status : 404
    context.type = file.endsWith('.json') ? 'application/json' : 'text/javascript'
    context.set('Access-Control-Allow-Origin', '*')
    context.body = context.status === 200 ? source : ''
  }
}
