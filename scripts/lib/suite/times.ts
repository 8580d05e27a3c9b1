import * as z from 'zod/mini'

/** How long a test took, by the clock on the wall: its file and titles from the outside in. */
export interface Timed {
  path: string[]
  ms: number
}

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), duration: z.nullish(z.number()) }),
      ),
    }),
  ),
})
export const timesOfVitest = (json: unknown): Timed[] =>
  Vitest.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration }) => ({
      path: [name, ...ancestorTitles, title],
      ms: duration ?? 0,
    })),
  )

const Suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
const Playwright = z.object({ suites: z.array(Suite) })

function timesIn(suite: z.infer<typeof Suite>, above: string[] = []): Timed[] {
  const path = [...above, suite.title]
  const own = suite.specs.map(({ title, tests }) => ({
    path: [...path, title],
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...(suite.suites ?? []).flatMap(inner => timesIn(inner, path))]
}
export const timesOfPlaywright = (json: unknown): Timed[] =>
  Playwright.parse(json).suites.flatMap(suite => timesIn(suite))

/** The reporter in web-test-runner.config.mjs writes them as they are. */
const WebTestRunner = z.object({ times: z.array(z.object({ path: z.array(z.string()), ms: z.number() })) })
export const timesOfWebTestRunner = (json: unknown): Timed[] => WebTestRunner.parse(json).times
