import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/lib/prepare.mjs'

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** Targets of the links of a page to files of the project, without anchors. */
const targets = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?<to>[^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(({ groups }) => groups?.['to'] ?? '')
    .filter(to => !/^[a-z]+:|^\//.test(to))

test('every link of a page to a file of the project leads to one', () => {
  expect(pages.length).toBeGreaterThan(50)
  const broken = pages.flatMap(page =>
    targets(page)
      .filter(to => !existsSync(join(root, dirname(page), to)))
      .map(to => `${page}: ${to}`),
  )
  expect(broken).toEqual([])
})
