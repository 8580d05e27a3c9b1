import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const testsIn = suite => [...suite.tests, ...suite.suites.flatMap(testsIn)]

/** A reporter that leaves `{ passed, failed }` in a file; a test file that could not run counts as one failed. */
export const countsTo = file => ({
  async onTestRunFinished({ sessions }) {
    const count = { passed: 0, failed: 0 }
    for (const { testResults, passed } of sessions) {
      const tests = testResults ? testsIn(testResults) : []
      const failed = tests.filter(test => !test.passed && !test.skipped).length
      count.passed += tests.filter(test => test.passed).length
      count.failed += passed ? failed : Math.max(failed, 1)
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(count))
  },
})
