// The browser's own functions, taken when this module starts. Old frameworks on a host page replace
// some of them later, and a partner's scripts wrap the rest; we use the originals and never repair
// the host's.
const { fetch, Headers, AbortController } = globalThis
const { stringify, parse } = JSON
const { isArray } = Array
const { entries } = Object

export const nativeGlobals = {
  // Of its options `fetch` takes what they inherit, too.
  fetch: ((input, init) => fetch(input, { __proto__: null, ...init } as RequestInit)) as typeof globalThis.fetch,
  Headers,
  AbortController,
  parse: parse as (text: string) => unknown,
}

/**
 * JSON of plain data. Prototype.js gives arrays and strings a `toJSON` of its own, with which they
 * would arrive as strings of strings.
 */
export function toJson(value: unknown): string {
  return stringify(['']) === '[""]' ? stringify(value) : plain(value)
}

function plain(value: unknown): string {
  if (isArray(value)) return `[${value.map(item => plain(item ?? null)).join()}]`
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? quoted(value) : String(value)
  const fields = entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${quoted(name)}:${plain(field)}`).join()}}`
}

// `stringify` asks the prototype for `toJSON`, a template literal does not.
const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\' }
const quoted = (text: string): string =>
  `"${text.replace(/["\\\u0000-\u001f]/g, sign => escapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
