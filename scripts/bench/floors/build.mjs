import { join } from 'node:path'
import { rollup } from 'rollup'
import { onwarn, sourcePlugins } from '../../../rollup.config.mjs'
import { minify } from '../../rollup/minify.mjs'

/** The form of a bare login on a flavour's library, as one script. */
export async function floor(flavour) {
  const input = join(import.meta.dirname, 'form.tsx')
  const bundle = await rollup({ input, onwarn, plugins: sourcePlugins(flavour, import.meta.dirname) })
  const { output } = await bundle.generate({ format: 'es', plugins: [minify()] })
  await bundle.close()
  return output[0].code
}
