import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from './build.mjs'
import { measure, measureSingle } from './derived/sizes.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'tests/budgets.json')

await build()
const budgets = JSON.parse(await readFile(file, 'utf8')) as { ceilings: object; files: Record<string, number> }
budgets.files = { 'single file': await measureSingle(join(root, 'dist/sdk')) }
for (const flavour of ['react', 'lite'] as const) {
  const { sizes } = await measure(join(root, 'dist/sdk'), flavour)
  for (const [name, size] of Object.entries(sizes)) budgets.files[`${flavour} ${name}`] = size
}
await writeFile(file, `${JSON.stringify(budgets, null, 2)}\n`)
console.log('tests/budgets.json says what the build weighs now. Say in the commit why it moved.')
