import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { minify } from '../rollup/minify.mjs'
import { typescript } from '../rollup/typescript.mjs'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')
const contract = join(import.meta.dirname, '..', '..', 'packages/contract/src')
const excluded = ['src', 'package.json', 'node_modules']

/**
 * A folder of pages as it is served: its files as they are, its fonts and foreign scripts from
 * their packages, `src/<name>.ts` as `<name>.js`.
 */
export async function buildPages(source, out) {
  await cp(source, out, { recursive: true, filter: path => path === source || !excluded.includes(basename(path)) })
  await copyPackaged(source, out)
  await litePages(out)
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

/** Every page once more on the lite flavour: `index.html` as `index.lite.html`. */
async function litePages(out) {
  const pages = (await readdir(out, { recursive: true })).filter(name => name.endsWith('.html'))
  for (const name of pages) {
    const html = await readFile(join(out, name), 'utf8')
    const lite = html.replaceAll('/sdk/v1/baize.js', '/sdk/v1/baize.lite.js')
    await writeFile(join(out, name.replace(/\.html$/, '.lite.html')), lite)
  }
}

/**
 * `fonts` and `vendors` in package.json name each file of a folder, and the package it comes from:
 * the page's own, else everybody's.
 */
async function copyPackaged(source, out) {
  const { fonts = {}, vendors = {} } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  for (const [folder, files] of Object.entries({ fonts, vendors })) {
    if (Object.keys(files).length) await mkdir(join(out, folder), { recursive: true })
    for (const [name, path] of Object.entries(files)) {
      const own = join(source, 'node_modules', path)
      await cp(existsSync(own) ? own : join(modules, path), join(out, folder, name))
    }
  }
}
