// Prints docs/reference/api.md and openapi.json from the endpoints of the contract.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiReference } from './lib/api/api-reference.ts'
import { root } from './lib/prepare.mjs'

for (const [path, text] of Object.entries(apiReference())) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(path)
}
