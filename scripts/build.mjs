// npm run build: everything that is delivered, as far as its sources have changed since. With the
// word `packages`, what goes to npm.
import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressAll } from './build/compress.ts'
import { buildPages } from './build/pages.mjs'
import { buildSdk } from './build/sdk.ts'
import { isFresh, saveFingerprint } from './build/fingerprint.ts'

const root = join(import.meta.dirname, '..')
const tools = [
  'rollup.config.mjs',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/derived',
  'scripts/rollup',
  'package-lock.json',
]

/** The build for pages. */
const pages = [
  { name: 'sdk', sources: ['packages/contract/src', 'packages/client/src', 'packages/elements/src'], run: buildSdk },
  {
    name: 'site',
    sources: ['examples/site', 'packages/contract/src'],
    run: out => buildPages(join(root, 'examples/site'), out),
  },
  { name: 'affiliate', sources: ['examples/affiliate'], run: out => buildPages(join(root, 'examples/affiliate'), out) },
  {
    name: 'agent-portal',
    sources: ['examples/agent-portal'],
    run: out => buildPages(join(root, 'examples/agent-portal'), out),
  },
  { name: 'hostile', sources: ['examples/hostile'], run: out => buildPages(join(root, 'examples/hostile'), out) },
].map(target => ({ ...target, out: `dist/${target.name}`, finish: compressAll }))

const library = async (name, out) =>
  (await import('./build/library.mjs')).buildLibrary(join(root, 'packages', name, 'src'), out)

/**
 * The build for npm. Compilers are loaded when they are needed, because every start reads this
 * file.
 */
const packages = [
  { name: 'contract', uses: ['contract'], run: out => library('contract', out) },
  { name: 'client', uses: ['contract', 'client'], run: out => library('client', out) },
  {
    name: 'elements',
    uses: ['elements'],
    run: async out => (await import('./build/elements.mjs')).buildElements(out),
  },
].map(target => ({
  ...target,
  sources: target.uses.map(name => `packages/${name}/src`),
  out: `packages/${target.name}/dist`,
}))

/** Builds the stale ones of these targets. A build that fails leaves the one before in place. */
async function buildStale(targets) {
  for (const { name, sources, out: place, run, finish } of targets) {
    const out = join(root, place)
    const all = [...sources, ...tools].map(path => join(root, path))
    if (await isFresh(name, all, out)) continue
    console.log(`Building ${name} …`)
    // Of its own, since two builds may run at once, in two containers as well.
    const next = join(root, 'dist', `.${name}-${randomUUID()}`)
    await rm(next, { recursive: true, force: true })
    await run(next)
    await finish?.(next)
    const old = `${next}-old`
    await rename(out, old).catch(() => {})
    await rename(next, out)
    await rm(old, { recursive: true, force: true, maxRetries: 3 })
    await saveFingerprint(name, all)
  }
}

/** Everything that a browser asks this repository for. */
export const build = () => buildStale(pages)
/** Everything that goes to npm. */
export const buildPackages = () => buildStale(packages)

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] !== 'packages') await build()
  await buildPackages()
}
