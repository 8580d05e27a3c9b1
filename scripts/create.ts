// npm run create <section>/<name>: a new feature that passes everything from its first minute.
import { join } from 'node:path'
import './rollup/source-condition.mjs'
import { createFeature, usualSection } from './create/feature.ts'

const [place = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
try {
  const files = await createFeature(root, place)
  console.log(`<baize-${place.split('/').at(-1)}> is there:\n${files.map(file => `  ${file}`).join('\n')}\n`)
  if (!place.includes('/'))
    console.log(`It stands in the section ${usualSection}; for another: npm run create member/${place}\n`)
  await (await import('./derive.ts')).derive(['elements', 'exports'])
  console.log(
    'Fill the declaration first, then the view. Texts go into packages/elements/src/locales/<language>/<section>.json. `npm run derive` then writes down what it weighs.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
