import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup, type Plugin } from 'rollup'

const entry = '\0entry'
const minifier = new URL('../../scripts/rollup/minify.mjs', import.meta.url).href

/** What a module answers when it is bundled for a browser, as the build does it. */
export async function bundled<Module>(code: string, plugins: Plugin[]): Promise<Module> {
  const text: Plugin = {
    name: 'text',
    resolveId: id => (id === entry ? id : null),
    load: id => (id === entry ? code : null),
  }
  const conditions = ['production', 'browser', 'module', 'import', 'default']
  const bundle = await rollup({
    input: entry,
    plugins: [
      text,
      ...plugins,
      nodeResolve({ exportConditions: conditions, browser: true, rootDir: import.meta.dirname }),
    ],
    onwarn: () => undefined,
  })
  const { minify } = (await import(/* @vite-ignore */ minifier)) as { minify: () => Plugin }
  const { output } = await bundle.generate({ plugins: [minify()] })
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`)) as Module
}
