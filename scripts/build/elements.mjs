import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rollup } from 'rollup'
import '../rollup/source-condition.mjs'
import { entryPointFiles, moduleOf } from '../derived/npm.ts'
import { declarations as lean } from '../rollup/declarations.ts'
import { names } from '../rollup/names.ts'
import { styles } from '../rollup/styles.mjs'
import { textsForBundlers } from '../rollup/texts.ts'
import { typescript } from '../rollup/typescript.mjs'
import { writeDerived } from './derived.ts'

const source = join(import.meta.dirname, '..', '..', 'packages/elements/src')
/** Imports that are neither a file nor written by a plugin of ours. */
const isPackage = id => !/^([./\0]|baize:)/.test(id)

/**
 * `@baize/elements` for bundlers: module by module, so that a page carries what it imports, with sheets as text in them. Every package stays
 * outside, above all React, of which a page must have one: hooks fail between two copies.
 */
export async function buildElements(out) {
  const { declarations } = await import('../../packages/elements/src/declarations.ts')
  const input = ['core', 'runtime/version'].map(path => `${path}.ts`)
  const bundle = await rollup({
    input: [...input, ...declarations.map(each => `${moduleOf(each)}.ts`)].map(path => join(source, path)),
    external: isPackage,
    plugins: [lean(), textsForBundlers(), names(), styles(), typescript([source])],
  })
  await bundle.write({
    // Apart from the entry points, since a module and a feature may share a name.
    dir: join(out, 'modules'),
    preserveModules: true,
    preserveModulesRoot: source,
    assetFileNames: 'locales/[name][extname]',
  })
  await bundle.close()
  for (const [path, text] of Object.entries(entryPointFiles(declarations))) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), text)
  }
  await writeDerived(out)
}
