import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@baize/testing/postgres'
import { rerunFailed } from './rerun.ts'
import { findBrowser, findFirefox, firefoxHint } from '../browser.mjs'
import { countPlaywright, countVitest, countWebTestRunner, type Count } from './report.ts'
import { startInstance, type Instance } from '../instance.ts'
import { command, runTests, failedResult, reports, singleResult, sum, type Output } from './runner.ts'

/** What a run is restricted to. */
export interface Narrowing {
  /** Only what changes since this commit can reach; vitest follows the imports from there. */
  since?: string | undefined
  /** Only the tests of this element. */
  only?: string | undefined
}

/** Runs a stage and counts its tests. */
export type Stage = (output: Output, narrowing: Narrowing) => Promise<Count>

/** One command that passes or fails. */
const check =
  (words: string[], env: Record<string, string> = {}): Stage =>
  async output =>
    (await command(words, output, env)) ? singleResult(true) : failedResult(words.join(' '))

const script = (...words: string[]) => [process.execPath, '--conditions=@baize/source', ...words]

/** Runs several stages as one, and stops after the first that fails. */
const sequential =
  (...all: Stage[]): Stage =>
  async (output, narrowing) => {
    const counts: Count[] = []
    for (const stage of all) {
      const count = await stage(output, narrowing)
      counts.push(count)
      if (count.failed && stage !== all.at(-1)) break
    }
    return sum(counts)
  }

/** Tests in Node. @param suite - `core` or `long`, as vitest.config.ts knows them */
const unit =
  (suite: 'core' | 'long'): Stage =>
  async (output, { since }) => {
    const report = `unit-${suite}.json`
    const env = { BAIZE_SUITE: suite }
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`]
    const run = (which: string[], expected: string[]) => {
      const words = ['npx', 'vitest', 'run', ...which, ...reporters]
      return runTests({ words, report, count: json => countVitest(json, expected), env }, output)
    }
    const changed = since ? ['--changed', since, '--passWithNoTests'] : []
    const list = join(reports, `unit-${suite}-files.json`)
    if (!(await command(['npx', 'vitest', 'list', ...changed, '--filesOnly', `--json=${list}`], output, env)))
      return failedResult('vitest could not list its files.')
    const expected = (JSON.parse(await readFile(list, 'utf8')) as { file: string }[]).map(({ file }) => file)
    return rerunFailed(await run(changed, expected), files => run(files, files))
  }

/** The elements in a browser, against a Baize of their own. */
const elements =
  (flavour: 'react' | 'lite'): Stage =>
  async (output, { only }) => {
    const instance = await startInstance()
    const report = `elements-${flavour}.json`
    const env = {
      BAIZE_URL: instance.platform,
      FLAVOUR: flavour,
      REPORT: join(reports, report),
      CHROMIUM_PATH: findBrowser() ?? '',
      ...(only ? { ONLY: only } : {}),
    }
    const run = (which: string[]) =>
      runTests({ words: ['npx', 'wtr', ...which], report, count: countWebTestRunner, env }, output)
    try {
      return await rerunFailed(await run([]), files => run(['--files', ...files]))
    } finally {
      await instance.stop()
    }
  }

/** What tests need to know of an instance. */
const environmentOf = ({ platform, partner, studio, data, env }: Instance): Record<string, string> => ({
  BAIZE_URL: platform,
  BAIZE_PARTNER: partner,
  BAIZE_STUDIO: studio,
  BAIZE_DATA: data,
  PORT: env['PORT'] ?? '',
})

/**
 * One run of the end-to-end tests; Playwright runs what failed again by itself, on a fresh page.
 * @param project - of playwright.config.ts
 * @param extra - environment of the platform
 * @param workers - how many run at once, each against a Baize of its own
 */
export const endToEnd =
  (project: string, extra: Record<string, string> = {}, workers = 1): Stage =>
  async output => {
    const instances: Instance[] = []
    const report = `e2e-${project}.json`
    // Runs at once must not clear one another's traces.
    const words = ['npx', 'playwright', 'test', `--project=${project}`, '--output', `test-results/${project}`]
    try {
      // One after another: the first may have to make the data that all begin with.
      while (instances.length < workers) instances.push(await startInstance(extra))
      const env = {
        BAIZE_INSTANCES: JSON.stringify(instances.map(environmentOf)),
        ...extra,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report),
        NODE_OPTIONS: '--conditions=@baize/source',
        CHROMIUM_PATH: findBrowser() ?? '',
      }
      return await runTests({ words, report, count: countPlaywright, env }, output)
    } finally {
      await Promise.all(instances.map(instance => instance.stop()))
    }
  }

const postgres: Stage = async (output, narrowing) => {
  const server = await startPostgres()
  try {
    return await endToEnd('postgres', { DATABASE_URL: server.url })(output, narrowing)
  } finally {
    await server.stop()
  }
}

const firefox: Stage = async (output, narrowing) => {
  const path = findFirefox()
  if (!path) throw new Error(firefoxHint)
  const extra = { FIREFOX_PATH: path }
  return sequential(endToEnd('firefox', extra), endToEnd('firefox-preferences', extra))(output, narrowing)
}

/** Options of a tool for a cache by the content of files; a fresh clone has none. */
const cached = (name: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`]

/** What `npm test` runs: what CI asks of every change. */
export const core = {
  build: check(['npm', 'run', '--silent', 'build']),
  types: check(['npx', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo']),
  lint: sequential(
    check([process.execPath, join(import.meta.dirname, 'mjs-imports.ts')]),
    check(['npx', 'eslint', ...cached('eslint'), '.']),
    check(['npx', 'prettier', '--check', '--log-level', 'warn', ...cached('prettier'), '.']),
  ),
  unit: unit('core'),
  elements: elements('react'),
  core: endToEnd('core'),
} satisfies Record<string, Stage>

/** What `npm run test:all` runs after those: what is thorough and slow. */
export const thorough = {
  long: unit('long'),
  preact: elements('lite'),
  // The stories call the platform at this address only when somebody opens them by hand.
  storybook: sequential(
    check(['npm', 'run', '--silent', 'storybook:build'], { BAIZE_URL: 'http://localhost:4400' }),
    endToEnd('storybook'),
  ),
  frameworks: sequential(check(script('scripts/frameworks.ts')), endToEnd('frameworks')),
  site: endToEnd('site', {}, 2),
  hostile: endToEnd('hostile', {}, 2),
  frames: endToEnd('frames', {}, 2),
  chaos: endToEnd('chaos'),
  accessibility: endToEnd('accessibility', {}, 2),
  crawl: sequential(endToEnd('crawl', {}, 2), endToEnd('crawl', { BAIZE_MERCHANT: 'quay' }, 2)),
  postgres,
  quay: endToEnd('quay', { BAIZE_MERCHANT: 'quay' }),
  light: endToEnd('lite', { BAIZE_FLAVOUR: 'lite' }),
  firefox,
} satisfies Record<string, Stage>

/** Every stage by its name. */
export const stages: Record<string, Stage> = { ...core, ...thorough }
