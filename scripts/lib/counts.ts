import * as z from 'zod/mini'

/** What a runner says at the end. */
export interface Count {
  passed: number
  failed: number
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A file that could not be loaded has no tests to fail, so it counts as one failed by itself. */
export function countVitest(json: unknown): Count {
  const report = Vitest.parse(json)
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded }
}

const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

export function countPlaywright(json: unknown): Count {
  const { stats, errors } = Playwright.parse(json)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** The reporter in web-test-runner.config.mjs writes the counts as they are. */
const WebTestRunner = z.object({ passed: z.number(), failed: z.number() })
export const countWebTestRunner = (json: unknown): Count => WebTestRunner.parse(json)
