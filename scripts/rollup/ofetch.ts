import type { Plugin } from 'rollup'

/**
 * Parts of ofetch that no call of ours reaches, and what stands in their place: the client says method, whole address, headers and how the
 * answer is read, and repeats requests itself. The libraries behind them, which take addresses apart and guess at JSON, go with them.
 */
const unreached: Readonly<Record<string, string>> = {
  'if (context.options.baseURL) {': 'if (false) {',
  'if (context.options.query) {': 'if (false) {',
  'if (context.options.retry !== false && !isAbort) {': 'if (false) {',
  'context.options.parseResponse || destr': 'context.options.parseResponse',
  ' || detectResponseType(context.response.headers.get("content-type") || "")': '',
}

/** ofetch as far as it is used here. */
export const leanOfetch = (): Plugin => ({
  name: 'lean-ofetch',
  transform(code, id) {
    if (!/\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/.test(id)) return null
    const gone = Object.keys(unreached).filter(text => !code.includes(text))
    if (gone.length) this.error(`ofetch has no ${gone.join(', ')} any more: look what can be left out of it now`)
    return {
      code: Object.entries(unreached).reduce((rest, [text, other]) => rest.replace(text, other), code),
      map: null,
    }
  },
})
