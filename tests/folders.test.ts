import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const most = 25

/** How many files lie loose in each folder, of those that git knows. */
function looseFiles(): Map<string, number> {
  const counts = new Map<string, number>()
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return counts
}

it('finds the folders', () => {
  expect(looseFiles().get('packages/elements/src/sections/account/login')).toBeGreaterThan(3)
})

it(`lets no folder hold more than ${most} loose files`, () => {
  expect([...looseFiles()].filter(([, count]) => count > most)).toEqual([])
})
