import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackages } from './build.mjs'
import { exportsPage } from './derived/exports-page.ts'
import { allEntryPoints } from './lib/packages.ts'
import { root } from './lib/prepare.mjs'
import { runtimeNames } from './lib/runtime-names.ts'

await buildPackages()
await writeFile(join(root, 'docs/reference/exports.md'), exportsPage(await runtimeNames(root, await allEntryPoints())))
console.log('docs/reference/exports.md is up to date.')
