import type { Plugin } from 'rollup'

/**
 * Parts of ofetch that no call of ours reaches, and what stands in their place: the client says
 * method, whole address, headers, signal, a body that is text, and how the answer is read; it
 * repeats requests itself, and looks at the cause of a failure alone. The libraries behind those
 * parts, which take addresses apart and guess at JSON, go with them.
 */
const replacements: Readonly<Record<string, string>> = {
  'if (context.options.baseURL) {': 'if (false) {',
  'if (context.options.query) {': 'if (false) {',
  'if ("query" in context.options) {': 'if (false) {',
  'if ("params" in context.options) {': 'if (false) {',
  'if (defaults?.query || defaults?.params || input?.params || input?.query) {': 'if (false) {',
  'if (!defaults) {': 'if (true) {',
  'if (context.options.onRequest) {': 'if (false) {',
  'if (context.options.onRequestError) {': 'if (false) {',
  'if (context.options.onResponse) {': 'if (false) {',
  'if (context.options.body && isPayloadMethod(context.options.method)) {': 'if (false) {',
  'if (!context.options.signal && context.options.timeout) {': 'if (false) {',
  'if (context.options.retry !== false && !isAbort) {': 'if (false) {',
  'if (!context.options.ignoreResponseError && ': 'if (false && ',
  '    query,\n    params: query,\n': '',
  'switch (responseType) {': 'switch (true) {',
  'case "json": {': 'case false: {',
  'case "stream": {': 'case false: {',
  '(context.options.parseResponse ? "json" : context.options.responseType) || detectResponseType(context.response.headers.get("content-type") || "")':
    'context.options.responseType',
  'context.options.parseResponse || destr': 'String',
  'for (const key of ["request", "options", "response"]) {': 'if (false) {',
  'for (const [key, refKey] of [': 'if (false) for (const [key, refKey] of [',
}

/** What its entry makes for pages that use no `createFetch` of their own. */
const entry = /^import \{ (\w+) as createFetch \} from '(\.\/shared\/[^']+)'/

/** ofetch as far as it is used here. */
export const stripOfetch = (): Plugin => ({
  name: 'strip-ofetch',
  transform(code, id) {
    if (/\/ofetch\/dist\/index\.mjs$/.test(id)) {
      const [, name, from] =
        entry.exec(code) ?? this.error('ofetch begins in another way: look what its entry does now')
      return { code: `export { ${name} as createFetch } from '${from}'`, map: null }
    }
    if (!/\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/.test(id)) return null
    const missing = Object.keys(replacements).filter(text => !code.includes(text))
    if (missing.length) this.error(`ofetch has no ${missing.join(', ')} any more: look what can be left out of it now`)
    return {
      code: Object.entries(replacements).reduce((rest, [text, other]) => rest.replace(text, other), code),
      map: null,
    }
  },
})
