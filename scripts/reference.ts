import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import './rollup/source-condition.mjs'

const { declarations } = await import('../packages/elements/src/declarations.ts')
const { reference } = await import('./derived/reference.ts')
const { tokensPage } = await import('./derived/tokens-page.ts')

const pages = { 'elements.md': reference(declarations), 'tokens.md': tokensPage() }
for (const [name, text] of Object.entries(pages)) {
  await writeFile(join(import.meta.dirname, '..', 'docs/reference', name), text)
  console.log(`docs/reference/${name} is up to date.`)
}
