import { addressOf } from './own-site.ts'

type Value = Record<string, unknown>
/**
 * What is different in the answer of a call, by the end of its path. A function sees the true
 * value.
 */
export type Differences = Readonly<Record<string, (value: Value) => unknown>>

/**
 * The platform's answers with something different in them, as another operator's would be. What
 * they count stands in `asked`.
 */
export function differing(differences: Differences) {
  const asked: string[] = []
  const through: typeof fetch = async (input, init) => {
    const { pathname } = new URL(addressOf(input), location.href)
    const reply = await fetch(input, init)
    const path = Object.keys(differences).find(end => pathname.endsWith(end))
    asked.push(pathname)
    if (!path) return reply
    const envelope = (await reply.json()) as { value: Value }
    const value = differences[path]?.(envelope.value)
    const body = value === undefined ? envelope : { success: true, message: '', value }
    return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })
  }
  return { fetch: through, asked: (end: string) => asked.filter(path => path.endsWith(end)).length }
}

export const settingsPath = '/setting/register'
/** Registration settings of a site that has more than the demo's. */
export const withSettings = (more: Value): Differences => ({ [settingsPath]: value => ({ ...value, ...more }) })
