import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import '../rollup/source-condition.mjs'
import { entryPointFiles, moduleOf } from '../derived/npm.ts'
import { declarations as stripDeclarations } from '../rollup/declarations.ts'
import { names } from '../rollup/names.ts'
import { stripR2wc } from '../rollup/strip/r2wc.mjs'
import { shapes } from '../rollup/shapes.ts'
import { styles } from '../rollup/styles.mjs'
import { textsForBundlers } from '../rollup/texts.ts'
import { typescript } from '../rollup/typescript.mjs'
import { writeDerived } from './derived.ts'

const source = join(import.meta.dirname, '..', '..', 'packages/elements/src')
/**
 * Packages that ask for React themselves: as dependencies they would bring it to pages that have
 * none, and a copy for React alone to those on preact.
 */
const within = /^@r2wc\/|^@nanostores\/react$/
/** Imports that are neither a file, nor written by a plugin of ours, nor taken in. */
const isPackage = id => !/^([./\0]|baize:)/.test(id) && !within.test(id)
/** What the lite flavour imports in place of React. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/**
 * `@baize/elements` for bundlers: module by module, so that a page carries what it imports, with
 * sheets as text in them. Every package stays outside, above all React, of which a page must have
 * one: hooks fail between two copies. The lite flavour is the same modules on preact.
 */
export async function buildElements(out) {
  const { declarations } = await import('../../packages/elements/src/declarations.ts')
  const input = ['core', 'diagnostics', 'nested', 'runtime/version'].map(path => `${path}.ts`)
  const bundle = await rollup({
    input: [...input, ...declarations.map(each => `${moduleOf(each)}.ts`)].map(path => join(source, path)),
    external: isPackage,
    plugins: [
      stripDeclarations(),
      textsForBundlers(),
      names(),
      shapes(),
      styles(),
      typescript([source]),
      stripR2wc(),
      resolve(),
    ],
  })
  const write = (flavour, paths) =>
    bundle.write({
      // Apart from the entry points, since a module and a feature may share a name.
      dir: join(out, flavour, 'modules'),
      preserveModules: true,
      preserveModulesRoot: source,
      // npm packs no folder called node_modules.
      entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'taken-in/')}.js`,
      assetFileNames: 'locales/[name][extname]',
      paths,
    })
  await write('.', {})
  await write('light', preact)
  await bundle.close()
  for (const [path, text] of Object.entries(entryPointFiles(declarations))) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), text)
  }
  await writeDerived(out)
}
