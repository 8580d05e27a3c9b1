import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quickstarts } from '../scripts/derived/quickstarts.ts'
import { root } from '../scripts/lib/prepare.mjs'
import { frameworks } from '../scripts/frameworks.ts'

it('shows in each quickstart the code of its example, which `npm run derive` writes there', async () => {
  const pages = quickstarts()
  expect(Object.keys(pages).sort()).toEqual((await frameworks()).map(name => `docs/quickstart/${name}.md`))
  for (const [page, text] of Object.entries(pages)) {
    expect(readFileSync(join(root, page), 'utf8'), page).toBe(text)
    expect(text, page).toContain('<!-- examples/')
  }
})

it('keeps addresses of registries, and paths of this machine, out of the lock files of the examples', () => {
  const locks = globSync('examples/frameworks/*/package-lock.json', { cwd: root })
  expect(locks.length).toBeGreaterThan(0)
  for (const lock of locks) {
    const resolved = [...readFileSync(join(root, lock), 'utf8').matchAll(/"resolved": "([^"]*)"/g)].map(([, to]) => to)
    expect(new Set(resolved), lock).toEqual(
      new Set(['client', 'contract', 'elements'].map(name => `file:../../../packages/${name}`)),
    )
    expect(existsSync(join(root, lock, '../README.md')), lock).toBe(true)
  }
})
