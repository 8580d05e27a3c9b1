// npm run create <name>: a new feature that passes everything from its first minute.
import { join } from 'node:path'
import './rollup/source-condition.mjs'
import { createFeature } from './create/feature.ts'

const [name = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
try {
  const files = await createFeature(root, name)
  console.log(`<baize-${name}> is there:\n${files.map(file => `  ${file}`).join('\n')}\n`)
  await import('./reference.ts')
  await import('./exports.ts')
  console.log('Fill the declaration first, then the view. Texts go into packages/elements/src/locales/.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
