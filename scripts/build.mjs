// npm run build: everything that is delivered, as far as its sources have changed since.
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressAll } from './build/compress.ts'
import { buildPages } from './build/pages.mjs'
import { buildSdk } from './build/sdk.ts'
import { isFresh, remember } from './build/fingerprint.ts'

const root = join(import.meta.dirname, '..')
const tools = [
  'rollup.config.mjs',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/derived',
  'scripts/rollup',
  'package-lock.json',
]

/** What is built, of what, by whom. */
const targets = [
  { name: 'sdk', sources: ['packages/contract/src', 'packages/client/src', 'packages/elements/src'], run: buildSdk },
  { name: 'site', sources: ['examples/site'], run: out => buildPages(join(root, 'examples/site'), out) },
  { name: 'affiliate', sources: ['examples/affiliate'], run: out => buildPages(join(root, 'examples/affiliate'), out) },
]

/** Builds what is stale into `dist/`. A build that fails or is cut off leaves the one before in place. */
export async function build() {
  for (const { name, sources, run } of targets) {
    const out = join(root, 'dist', name)
    const all = [...sources, ...tools].map(path => join(root, path))
    if (await isFresh(name, all, out)) continue
    console.log(`Building ${name} …`)
    // Of its own, since two builds may run at once.
    const next = join(root, 'dist', `.${name}-${process.pid}`)
    await rm(next, { recursive: true, force: true })
    await run(next)
    await compressAll(next)
    const old = `${next}-old`
    await rename(out, old).catch(() => {})
    await rename(next, out)
    await rm(old, { recursive: true, force: true, maxRetries: 3 })
    await remember(name, all)
  }
}

if (process.argv[1] === import.meta.filename) await build()
