import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quickstarts } from '../scripts/derived/quickstarts.ts'
import { root } from '../scripts/lib/prepare.mjs'
import { examples, frameworks, readmeCommands } from '../scripts/frameworks.ts'
import { sourcesOfWordpress } from '../scripts/wordpress/sources.ts'

it('shows in each quickstart the code of its example, which `npm run derive` writes there', async () => {
  const pages = quickstarts()
  expect(Object.keys(pages).sort()).toEqual((await examples()).map(name => `docs/quickstart/${name}.md`))
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

it('gives in the README of each example commands that work in a fresh clone; its stage installs and builds by them', async () => {
  for (const name of await frameworks()) {
    const { root: inRoot, install, build, serve } = await readmeCommands(name)
    // What the root runs stands on its packages, the pinned Node among them.
    expect([inRoot, install, build], name).toEqual([['npm ci && npm run build'], 'npm ci', 'npm run build'])
    const own = readFileSync(join(root, `examples/frameworks/${name}/package.json`), 'utf8')
    const { scripts } = JSON.parse(own) as { scripts: Record<string, string> }
    const missing = [build, ...serve].filter(line => {
      const [, script = ''] = /^npm (?:run )?(\w+)$/.exec(line) ?? []
      return !Object.hasOwn(scripts, script)
    })
    expect(missing, name).toEqual(name === 'angular' ? ['npx -y http-server dist -p 4200'] : [])
  }
})

it('writes no comment behind a command: zsh, the shell of a Mac, would pass it on', () => {
  const docs = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md', 'packages/*/README.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const commented = docs.flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^ *```sh\n([^]*?)^ *```$/gm)]
      .flatMap(([, block = '']) => block.split('\n'))
      .filter(line => /(^|\s)#/.test(line))
      .map(line => `${path}: ${line}`),
  )
  expect(commented).toEqual([])
})

const page = (name: string) =>
  readFileSync(join(root, `examples/frameworks/wordpress/rendered/${name}/index.html`), 'utf8')

it('keeps pages of a WordPress that were sent by the plugin and the posts as they stand (`npm run wordpress`)', () => {
  for (const name of ['pasted', 'pasted-slots', 'shortcodes', 'shortcodes-slots'])
    expect(page(name), name).toContain(`of sources ${sourcesOfWordpress()} `)
})

it('lets an author of WordPress write no handler by a shortcode, no other platform, no way out and no commission, however spelled', () => {
  const sent = page('shortcodes-slots')
  // The post tries them all.
  const post = readFileSync(join(root, 'examples/frameworks/wordpress/posts/shortcodes-slots.html'), 'utf8')
  for (const name of ['SiteKey', 'sitekey', 'mer-chant', 'successurl', 'SUCCESS-URL', 'affiliatecode', 'referralCode'])
    expect(post, name).toContain(` ${name}=`)
  expect(sent).toContain('<baize-scope api="http://localhost:4400" merchant="demo" site-key="pk_demo">')
  expect(sent).toContain('<baize-account-bar></baize-account-bar>')
  expect(sent).not.toMatch(/pk_other|elsewhere\.example|MINE/)
})
