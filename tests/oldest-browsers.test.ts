import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'
import { newerProperties, newerSyntax, oldestBrowsers } from '../scripts/rollup/oldest-browsers.mjs'

const root = join(import.meta.dirname, '..')

it('README names the oldest browsers in which everything is drawn', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const version = ([major, minor]: readonly [number, number]) => (minor ? `${major}.${minor}` : `${major}`)
  const { chrome, firefox, safari } = oldestBrowsers
  expect(readme).toContain(
    `Chrome and Edge ${version(chrome)}, Firefox ${version(firefox)} and Safari ${version(safari)}`,
  )
})

it('lint refuses in what browsers load what is newer, and says what to write', async () => {
  const eslint = new ESLint({ cwd: root })
  for (const file of ['contract', 'client', 'elements']) {
    const config = (await eslint.calculateConfigForFile(join(root, `packages/${file}/src/index.ts`))) as {
      rules: Record<string, unknown[]>
    }
    expect(config.rules['no-restricted-properties']).toEqual(expect.arrayContaining([...newerProperties]))
    expect(config.rules['no-restricted-syntax']).toEqual(expect.arrayContaining([...newerSyntax]))
  }
  for (const { message } of newerProperties) expect(message).toMatch(/README, "Browsers"\): [\w(].+\.$/)
})
