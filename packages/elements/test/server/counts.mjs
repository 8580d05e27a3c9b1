import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

/** The tests of a suite, each with its titles from the outside in; the outermost suite has none. */
const testsIn = (suite, path) => [
  ...suite.tests.map(test => ({ ...test, path: [...path, test.name] })),
  ...suite.suites.flatMap(inner => testsIn(inner, [...path, inner.name])),
]

function failuresOf(path, { errors, passed }, failed) {
  if (failed.length) return failed.map(test => ({ path: test.path, message: test.error?.message ?? '' }))
  return passed ? [] : [{ path, message: errors[0]?.message ?? 'The file could not run.' }]
}

/**
 * A reporter that leaves `{ passed, failed, failures, times }` in a file; a test file that could
 * not run counts as one failed.
 */
export const countsTo = file => ({
  async onTestRunFinished({ sessions }) {
    const count = { passed: 0, failed: 0, failures: [], times: [] }
    for (const session of sessions) {
      const path = [relative(process.cwd(), session.testFile)]
      const tests = session.testResults ? testsIn(session.testResults, path) : []
      const failures = failuresOf(
        path,
        session,
        tests.filter(test => !test.passed && !test.skipped),
      )
      count.passed += tests.filter(test => test.passed).length
      count.failed += failures.length
      count.failures.push(...failures)
      count.times.push(...tests.map(({ path, duration }) => ({ path, ms: duration ?? 0 })))
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(count))
  },
})
