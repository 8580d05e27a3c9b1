import { expect, it } from 'vitest'
import { isReached } from '../scripts/lib/suite/since.ts'
import { stages } from '../scripts/lib/suite/stages.ts'

const browser = ['elements', 'core', 'site']
const reached = (...files: string[]) => browser.filter(stage => isReached(stage, files))

it('a change of what is built or served reaches every stage in a browser', () => {
  for (const file of ['packages/server/src/app/start.ts', 'packages/elements/src/core.ts', 'examples/site/index.html'])
    expect(reached(file), file).toEqual(browser)
})

it('a change of a test reaches the stage that runs it, a helper of several all of those', () => {
  expect(reached('packages/elements/src/sections/account/login/login.browser.test.ts')).toEqual(['elements'])
  expect(reached('tests/e2e/site/main-job.e2e.ts')).toEqual(['core', 'site'])
  expect(reached('packages/testing/src/axe.ts')).toEqual(browser)
  expect(reached('packages/server/src/app/gates.test.ts', 'docs/tests.md')).toEqual([])
})

it('every stage in a browser is known as one', () => {
  const inNode = ['build', 'types', 'lint', 'unit', 'long']
  const isLeftOut = (stage: string) => !isReached(stage, ['docs/tests.md'])
  expect(Object.keys(stages).filter(stage => !isLeftOut(stage))).toEqual(inNode)
})

it('the other stages run wherever anything changed', () => {
  expect(isReached('unit', ['docs/tests.md'])).toBe(true)
  expect(isReached('unit', [])).toBe(false)
})
