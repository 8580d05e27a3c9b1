import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { minify } from '../rollup/minify.mjs'
import { typescript } from '../rollup/typescript.mjs'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')
const contract = join(import.meta.dirname, '..', '..', 'packages/contract/src')
const apart = ['src', 'package.json', 'node_modules']

/** A folder of pages as it is served: its files as they are, its fonts from their packages, `src/<name>.ts` as `<name>.js`. */
export async function buildPages(source, out) {
  await cp(source, out, { recursive: true, filter: path => path === source || !apart.includes(basename(path)) })
  await copyFonts(source, out)
  await lightPages(out)
  const entry = join(source, 'src', `${basename(source)}.ts`)
  if (!existsSync(entry)) return
  const plugins = [
    typescript([join(source, 'src'), contract]),
    resolve({ extensions: ['.ts', '.js'], exportConditions: ['@baize/source', 'default'] }),
  ]
  // Of the contract a page carries what it uses and nothing else, as that says of itself.
  const treeshake = { moduleSideEffects: id => !id.startsWith(contract) }
  const bundle = await rollup({ input: entry, plugins, treeshake })
  await bundle.write({ file: join(out, `${basename(source)}.js`), plugins: [minify()] })
  await bundle.close()
}

/** Every page once more on the light flavour: `index.html` as `index.lite.html`. */
async function lightPages(out) {
  for (const name of (await readdir(out)).filter(name => name.endsWith('.html'))) {
    const html = await readFile(join(out, name), 'utf8')
    const light = html.replaceAll('/sdk/v1/baize.js', '/sdk/v1/baize.lite.js')
    await writeFile(join(out, name.replace(/\.html$/, '.lite.html')), light)
  }
}

/** `fonts` in package.json names each file and the package it comes from. */
async function copyFonts(source, out) {
  const { fonts = {} } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await mkdir(join(out, 'fonts'), { recursive: true })
  for (const [name, path] of Object.entries(fonts)) await cp(join(modules, path), join(out, 'fonts', name))
}
