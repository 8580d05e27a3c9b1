import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { root } from '../prepare.mjs'

/** A test that failed: its file and titles from the outside in, and the runner's message. */
export interface Failure {
  path: string[]
  message: string
}

/** Duration of a test in wall-clock milliseconds; its file and titles from the outside in. */
export interface TestDuration {
  path: string[]
  ms: number
}

/** What the report of a runner says. */
export interface Count {
  passed: number
  failed: number
  failures: Failure[]
  /** Tests that passed only on a rerun: named at the end. */
  unsteady?: Failure[]
  times?: TestDuration[]
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
      duration: z.nullish(z.number()),
    }),
  ),
})
type VitestFile = z.infer<typeof VitestFile>
const Vitest = z.object({ numPassedTests: z.number(), testResults: z.array(VitestFile) })

/**
 * A file that could not be loaded, or whose hook failed, has no failed test: it counts as one
 * itself.
 */
function failuresOf({ name, status, message, assertionResults }: VitestFile): Failure[] {
  if (status !== 'failed') return []
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0) return [{ path: [name], message: message || 'It failed outside of its tests.' }]
  return failed.map(test => ({
    path: [name, ...test.ancestorTitles, test.title],
    message: test.failureMessages[0] ?? '',
  }))
}

/** Whether every test of a file ended: one whose process died leaves tests pending. */
const isComplete = ({ assertionResults }: VitestFile) => assertionResults.every(({ status }) => status !== 'pending')

const timesOf = ({ name, assertionResults }: VitestFile): TestDuration[] =>
  assertionResults.map(({ ancestorTitles, title, duration }) => ({
    path: [name, ...ancestorTitles, title],
    ms: duration ?? 0,
  }))

/** @param expected - files that should have run; what is missing or incomplete counts as failed */
export function countVitest(json: unknown, expected: readonly string[] = []): Count {
  const { numPassedTests, testResults } = Vitest.parse(json)
  const failed = testResults.flatMap(failuresOf)
  const done = new Set([
    ...testResults.filter(isComplete).map(({ name }) => name),
    ...failed.flatMap(({ path }) => path.slice(0, 1)),
  ])
  const missing = [...new Set([...expected, ...testResults.map(({ name }) => name)])].filter(file => !done.has(file))
  const failures = [...failed, ...missing.map(file => ({ path: [file], message: 'It did not run to its end.' }))]
  return { passed: numPassedTests, failed: failures.length, failures, times: testResults.flatMap(timesOf) }
}

const PlaywrightError = z.object({ message: z.optional(z.string()) })
const PlaywrightTest = z.object({
  results: z.array(z.object({ errors: z.array(PlaywrightError), duration: z.number() })),
})
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.optional(z.array(PlaywrightSuite))
  },
})
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(PlaywrightError),
  suites: z.array(PlaywrightSuite),
})

interface Spec extends Failure, TestDuration {
  ok: boolean
}

/** Every spec with its first error. The outermost suite is the file. */
function specsIn(suite: z.infer<typeof PlaywrightSuite>, above: string[] = []): Spec[] {
  const path = [...above, suite.title]
  const own = suite.specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap(test => test.results)
    const [error] = results.flatMap(({ errors }) => errors)
    const ms = results.reduce((sum, { duration }) => sum + duration, 0)
    return { ok, path: [...path, title], message: error?.message ?? '', ms }
  })
  return [...own, ...(suite.suites ?? []).flatMap(inner => specsIn(inner, path))]
}

export function countPlaywright(json: unknown): Count {
  const { stats, errors, suites } = Playwright.parse(json)
  const specs = suites.flatMap(suite => specsIn(suite))
  const failuresIn = (list: Spec[]): Failure[] => list.map(({ path, message }) => ({ path, message }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...failuresIn(specs.filter(({ ok }) => !ok)),
      ...errors.map(({ message = '' }) => ({ path: ['outside of a test'], message })),
    ],
    unsteady: failuresIn(specs.filter(({ ok, message }) => ok && message)),
    times: specs.map(({ path, ms }) => ({ path, ms })),
  }
}

/** The reporter in web-test-runner.config.mjs writes the counts as they are. */
const WebTestRunner = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
  times: z.array(z.object({ path: z.array(z.string()), ms: z.number() })),
})
export const countWebTestRunner = (json: unknown): Count => WebTestRunner.parse(json)

/** The outcome of a stage. */
export interface Result {
  stage: string
  /** Wall-clock seconds: shown, never asserted. */
  seconds: number
  count: Count
}

const stageLine = ({ stage, seconds, count: { passed, failed } }: Result): string =>
  `${stage} (${seconds} s): ${passed} ok${failed ? `, ${failed} NOT ok` : ''}`

const places = (path: string[]) => path.map(part => (isAbsolute(part) ? relative(root, part) : part))

function failureLine(verdict: string, stage: string, { path, message }: Failure): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n')
  return `${verdict}: ${[stage, ...places(path)].join(' › ')}${reason ? `: ${reason}` : ''}`
}

/** The slowest tests, by wall-clock time. */
export function slowest(results: Result[], max = 30): string[] {
  const all = results.flatMap(({ stage, count }) => (count.times ?? []).map(({ path, ms }) => ({ stage, path, ms })))
  return all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, max)
    .map(({ stage, path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${[stage, ...places(path)].join(' › ')}`)
}

/**
 * The end of a run: stages, then every unsteady and failed test by name, because of a long log only
 * the end is kept, then `N passed, N failed`.
 */
export function summary(results: Result[]): string[] {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, { count }) => sum + count[key], 0)
  return [
    ...results.map(stageLine),
    ...results.flatMap(({ stage, count: { unsteady = [] } }) =>
      unsteady.map(failure => failureLine('unsteady, passed when run again', stage, failure)),
    ),
    ...results.flatMap(({ stage, count: { failures } }) =>
      failures.map(failure => failureLine('NOT ok', stage, failure)),
    ),
    `${total('passed')} passed, ${total('failed')} failed`,
  ]
}
