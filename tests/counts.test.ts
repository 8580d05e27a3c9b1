import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, countWebTestRunner } from '../scripts/lib/counts.ts'

describe('the last line of npm test', () => {
  it('counts a unit file that does not load as one failed', () => {
    const file = (status: string, tests: number) => ({
      status,
      assertionResults: Array.from({ length: tests }, () => ({})),
    })
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('passed', 3), file('failed', 1), file('failed', 0)],
    }
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 })
  })

  it('counts errors outside of end-to-end tests as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 })
  })

  it('refuses a report without numbers', () => {
    expect(() => countWebTestRunner({})).toThrow()
  })
})
