import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sdk = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'sdk')
/** The shared chunk is the only one of this size; it arrives unless nothing does. */
const leafLimit = 60_000

/**
 * What goes wrong with an element's chunk: `(is it a retry, how often was it asked for)` to a
 * status.
 */
const faults = {
  fine: () => 200,
  newer: () => 200,
  /** Nothing but the loader. */
  nothing: () => 404,
  /** No texts, until they are asked for a third time. */
  'no-texts': (_, times) => (times > 2 ? 200 : 404),
  'once-503': retry => (retry ? 200 : 503),
  'always-404': () => 404,
  /** No answer at all. */
  silent: retry => (retry ? 200 : 0),
  'until-asked': (_, times) => (times > 2 ? 200 : 404),
  /** No network after `/faulty/cut-off/<run>/cut` was asked for, until `mended` is. */
  'cut-off': () => 200,
}

/**
 * Serves the SDK under `/faulty/<fault>/<run>/`, with the named fault. `newer` says it is version
 * 9.9.9.
 */
export function sdkFaults() {
  const asked = new Map()
  /** Runs to which nothing comes now. */
  const cutOff = new Set()

  return async (context, next) => {
    const [, fault, run, file = ''] = context.path.match(/^\/faulty\/([\w-]+)\/(\w+)\/(.+)$/) ?? []
    if (!faults[fault]) return next()
    if (file === 'cut' || file === 'mended') {
      cutOff[file === 'cut' ? 'add' : 'delete'](run)
      return void (context.status = 204)
    }
    if (cutOff.has(run)) {
      // An answer would be kept by the browser: this server says so of every file.
      context.respond = false
      return void context.req.destroy()
    }
    const source = await readFile(join(sdk, file), 'utf8').catch(() => null)
    const isLeaf = file.startsWith('c/') && source !== null && (source.length < leafLimit || fault === 'nothing')
    const isFaulty = fault === 'no-texts' ? file.startsWith('t/') : isLeaf
    const times = (asked.get(context.path) ?? 0) + 1
    asked.set(context.path, times)
    const status = source === null ? 404 : isFaulty ? faults[fault](context.search !== '', times) : 200
    if (!status) return new Promise(done => context.req.once('close', done))
    context.status = status
    context.type = file.endsWith('.json') ? 'application/json' : 'text/javascript'
    context.set('Cache-Control', 'no-store')
    context.body = context.status === 200 ? (fault === 'newer' ? source.replaceAll('"0.1.0"', '"9.9.9"') : source) : ''
  }
}
