import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import './rollup/source-condition.mjs'

const { declarations } = await import('../packages/elements/src/declarations.ts')
const { reference } = await import('./derived/reference.ts')

await writeFile(join(import.meta.dirname, '..', 'docs/reference/elements.md'), reference(declarations))
console.log('docs/reference/elements.md is up to date.')
