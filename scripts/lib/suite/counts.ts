import * as z from 'zod/mini'
import type { Timed } from './times.ts'

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
  /** Tests that passed only when they were run again: named at the end. */
  unsteady?: Failure[]
  /** How long each test took, where the runner says so. */
  times?: Timed[]
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

/** Whether every test of a file ended: one whose process died leaves tests pending. */
const isComplete = ({ assertionResults }: z.infer<typeof VitestFile>) =>
  assertionResults.every(({ status }) => status !== 'pending')

/** @param due - files that should have run; what is missing or incomplete counts as failed */
export function countVitest(json: unknown, due: readonly string[] = []): Count {
  const { numPassedTests, testResults } = Vitest.parse(json)
  const failed = testResults.flatMap(failuresOf)
  const done = new Set([
    ...testResults.filter(isComplete).map(({ name }) => name),
    ...failed.flatMap(({ path }) => path.slice(0, 1)),
  ])
  const lost = [...new Set([...due, ...testResults.map(({ name }) => name)])].filter(file => !done.has(file))
  const failures = [...failed, ...lost.map(file => ({ path: [file], message: 'It did not run to its end.' }))]
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

interface Spec extends Failure {
  ok: boolean
}

/** Every spec with what went wrong in it first. The outermost suite is the file. */
function specsIn(suite: z.infer<typeof PlaywrightSuite>, above: string[] = []): Spec[] {
  const path = [...above, suite.title]
  const own = suite.specs.map(({ title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(result => result.errors))
    return { ok, path: [...path, title], message: errors[0]?.message ?? '' }
  })
  return [...own, ...(suite.suites ?? []).flatMap(inner => specsIn(inner, path))]
}

export function countPlaywright(json: unknown): Count {
  const { stats, errors, suites } = Playwright.parse(json)
  const specs = suites.flatMap(suite => specsIn(suite))
  const plain = (list: Spec[]): Failure[] => list.map(({ path, message }) => ({ path, message }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...plain(specs.filter(({ ok }) => !ok)),
      ...errors.map(({ message = '' }) => ({ path: ['outside of a test'], message })),
    ],
    unsteady: plain(specs.filter(({ ok, message }) => ok && message)),
  }
}

/** The reporter in web-test-runner.config.mjs writes the counts as they are. */
const WebTestRunner = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
})
export const countWebTestRunner = (json: unknown): Count => WebTestRunner.parse(json)
