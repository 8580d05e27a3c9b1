import { join } from 'node:path'
import { rollup } from 'rollup'
import { typescript } from '../rollup/typescript.mjs'

const named = /(from |import\()(['"])(\.[^'"]+)\.ts\2/g

/**
 * Types name the modules that are delivered, where the compiler leaves the names of the sources.
 */
const asDelivered = {
  name: 'as-delivered',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset') file.source = file.source.replace(named, '$1$2$3.js$2')
    }
  },
}

/**
 * Builds a package that is TypeScript and nothing else, module by module, each with its types.
 * Every other package stays outside.
 *
 * @param source - its `src` folder, with an `index.ts`
 */
export async function buildLibrary(source, out) {
  const types = { declaration: true, rootDir: source, outDir: out }
  const bundle = await rollup({
    input: join(source, 'index.ts'),
    external: id => !/^[./]/.test(id),
    plugins: [typescript([source], types), asDelivered],
  })
  await bundle.write({ dir: out, preserveModules: true })
  await bundle.close()
}
