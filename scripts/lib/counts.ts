import * as z from 'zod/mini'

/** A test that failed: its file and titles from the outside in, and what the runner says of it. */
export interface Failure {
  path: string[]
  message: string
}

/** What a runner says at the end. */
export interface Count {
  passed: number
  failed: number
  failures: Failure[]
}

const VitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({
      ancestorTitles: z.array(z.string()),
      title: z.string(),
      status: z.string(),
      failureMessages: z.array(z.string()),
    }),
  ),
})
const Vitest = z.object({ numPassedTests: z.number(), testResults: z.array(VitestFile) })

/** A file that could not be loaded, or whose hook failed, has no tests to fail, so it counts as one failed by itself. */
function failuresOf({ name, status, message, assertionResults }: z.infer<typeof VitestFile>): Failure[] {
  if (status !== 'failed') return []
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0) return [{ path: [name], message: message || 'It failed outside of its tests.' }]
  return failed.map(test => ({
    path: [name, ...test.ancestorTitles, test.title],
    message: test.failureMessages[0] ?? '',
  }))
}

export function countVitest(json: unknown): Count {
  const { numPassedTests, testResults } = Vitest.parse(json)
  const failures = testResults.flatMap(failuresOf)
  return { passed: numPassedTests, failed: failures.length, failures }
}

const Trouble = z.object({ message: z.optional(z.string()) })
const PlaywrightTest = z.object({ results: z.array(z.object({ errors: z.array(Trouble) })) })
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.optional(z.array(PlaywrightSuite))
  },
})
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(Trouble),
  suites: z.array(PlaywrightSuite),
})

/** The outermost suite is the file. */
function failuresIn(suite: z.infer<typeof PlaywrightSuite>, above: string[] = []): Failure[] {
  const path = [...above, suite.title]
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(result => result.errors))
      return { path: [...path, title], message: errors[0]?.message ?? '' }
    })
  return [...own, ...(suite.suites ?? []).flatMap(inner => failuresIn(inner, path))]
}

export function countPlaywright(json: unknown): Count {
  const { stats, errors, suites } = Playwright.parse(json)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...suites.flatMap(suite => failuresIn(suite)),
      ...errors.map(({ message = '' }) => ({ path: ['outside of a test'], message })),
    ],
  }
}

/** The reporter in web-test-runner.config.mjs writes the counts as they are. */
const WebTestRunner = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
})
export const countWebTestRunner = (json: unknown): Count => WebTestRunner.parse(json)
