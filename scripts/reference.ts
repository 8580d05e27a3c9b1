import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import './rollup/source-condition.mjs'

const { declarations } = await import('../packages/elements/src/declarations.ts')
const { packageFields } = await import('./derived/npm.ts')
const { reference } = await import('./derived/reference.ts')
const { sections } = await import('./lib/sections.ts')
const { tokensPage } = await import('./derived/tokens-page.ts')

const manifest = 'packages/elements/package.json'
const inRoot = (path: string) => join(import.meta.dirname, '..', path)
const fields = JSON.parse(await readFile(inRoot(manifest), 'utf8')) as object

const files = {
  'docs/reference/elements.md': reference(declarations, await sections()),
  'docs/reference/tokens.md': tokensPage(),
  [manifest]: `${JSON.stringify({ ...fields, ...packageFields(declarations) }, null, 2)}\n`,
}
for (const [path, text] of Object.entries(files)) {
  await writeFile(inRoot(path), text)
  console.log(`${path} is up to date.`)
}
