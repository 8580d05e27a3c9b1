import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, countWebTestRunner, summary } from '../scripts/lib/suite/report.ts'
import { root } from '../scripts/lib/prepare.mjs'

const unitTest = (title: string, status: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['the ledger'],
  title,
  status,
  failureMessages,
  duration: 5,
})
const unit = {
  numPassedTests: 1,
  testResults: [
    {
      name: 'ledger.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [unitTest('balances', 'passed'), unitTest('holds', 'failed', 'Error: no hold\n    at hold()')],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find ./gone.ts', assertionResults: [] },
    { name: 'hook.test.ts', status: 'failed', message: '', assertionResults: [unitTest('waits', 'skipped')] },
  ],
}

const spec = (title: string, ...messages: string[]) => ({
  title,
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map(message => ({ message })), duration: 7 }] }],
})
const flaky = (title: string, message: string) => ({ ...spec(title, message), ok: true })
/** A run of one file in which every failed test passed on a retry. */
const flakyRun = (...specs: object[]) => ({
  stats: { expected: 4, unexpected: 0, flaky: specs.length },
  errors: [],
  suites: [{ title: 'play.e2e.ts', specs }],
})
const endToEnd = {
  stats: { expected: 4, unexpected: 1, flaky: 0 },
  errors: [{ message: 'no tests found' }],
  suites: [
    {
      title: 'play.e2e.ts',
      specs: [spec('opens a game')],
      suites: [{ title: 'a round', specs: [spec('is paid', 'expected 2\n\nCall log:')] }],
    },
  ],
}

describe('the counts of npm test', () => {
  it('hold a unit file that does not load, or whose hook fails, as one failed', () => {
    expect(countVitest(unit)).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        { path: ['ledger.test.ts', 'the ledger', 'holds'], message: 'Error: no hold\n    at hold()' },
        { path: ['broken.test.ts'], message: 'Cannot find ./gone.ts' },
        { path: ['hook.test.ts'], message: 'It failed outside of its tests.' },
      ],
      times: [
        { path: ['ledger.test.ts', 'the ledger', 'balances'], ms: 5 },
        { path: ['ledger.test.ts', 'the ledger', 'holds'], ms: 5 },
        { path: ['hook.test.ts', 'the ledger', 'waits'], ms: 5 },
      ],
    })
  })

  it('hold a unit file that is in no report, or that was cut off, as one failed', () => {
    const cut = { name: 'cut.test.ts', status: 'passed', message: '', assertionResults: [unitTest('waits', 'pending')] }
    const whole = {
      name: 'whole.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [unitTest('adds', 'passed')],
    }
    const count = countVitest({ numPassedTests: 1, testResults: [cut, whole] }, ['whole.test.ts', 'lost.test.ts'])
    expect(count).toMatchObject({ passed: 1, failed: 2 })
    expect(count.failures.map(({ path }) => path)).toEqual([['lost.test.ts'], ['cut.test.ts']])
  })

  it('hold errors outside of end-to-end tests as failed', () => {
    expect(countPlaywright(endToEnd)).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        { path: ['play.e2e.ts', 'a round', 'is paid'], message: 'expected 2\n\nCall log:' },
        { path: ['outside of a test'], message: 'no tests found' },
      ],
      unsteady: [],
      times: [
        { path: ['play.e2e.ts', 'opens a game'], ms: 7 },
        { path: ['play.e2e.ts', 'a round', 'is paid'], ms: 7 },
      ],
    })
  })

  it('name what passed only when it was run again, and hold it as passed, however many there are', () => {
    const few = countPlaywright(flakyRun(flaky('spins', 'timeout')))
    expect(few).toMatchObject({ passed: 5, failed: 0, failures: [] })
    expect(few.unsteady).toEqual([{ path: ['play.e2e.ts', 'spins'], message: 'timeout' }])
    const many = countPlaywright(flakyRun(...['a', 'b', 'c', 'd', 'e'].map(title => flaky(title, 'timeout'))))
    expect(many).toMatchObject({ passed: 9, failed: 0, failures: [] })
    expect(many.unsteady).toHaveLength(5)
  })

  it('refuse a report without numbers', () => {
    expect(() => countWebTestRunner({})).toThrow()
  })
})

describe('the end of npm test', () => {
  it('names every failed test with the first line of its error, and counts all in the last line', () => {
    const failure = {
      path: [join(root, 'a.test.ts'), 'adds'],
      message: '\u001b[31mexpected 1\u001b[39m\n    at a.test.ts',
    }
    const results = [
      { stage: 'lint', seconds: 3, count: { passed: 1, failed: 0, failures: [] } },
      { stage: 'unit', seconds: 9, count: { passed: 5, failed: 1, failures: [failure] } },
      { stage: 'core', seconds: 9, count: { passed: 1, failed: 0, failures: [], unsteady: [failure] } },
    ]
    expect(summary(results)).toEqual([
      'lint (3 s): 1 ok',
      'unit (9 s): 5 ok, 1 NOT ok',
      'core (9 s): 1 ok',
      'unsteady, passed when run again: core › a.test.ts › adds: expected 1',
      'NOT ok: unit › a.test.ts › adds: expected 1',
      '7 passed, 1 failed',
    ])
  })
})
