import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '../../../packages/server/test/databases/postgres.ts'
import { again } from './again.ts'
import { findBrowser, findFirefox, firefoxHint } from '../browser.mjs'
import { countPlaywright, countVitest, countWebTestRunner, type Count } from './counts.ts'
import { startInstance, type Instance } from '../instance.ts'
import { command, counted, failed, reports, single, sum, type Output } from './runner.ts'
import { timesOfPlaywright, timesOfVitest, timesOfWebTestRunner } from './times.ts'

/** What narrows a run. */
export interface Narrowed {
  /** The commit whose changes are what matters; vitest follows the imports from there. */
  since?: string | undefined
  /** The one element whose tests are run. */
  only?: string | undefined
}

/** Runs a stage and counts its tests. */
export type Stage = (output: Output, narrowed: Narrowed) => Promise<Count>

/** One command that passes or fails. */
const check =
  (words: string[], env: Record<string, string> = {}): Stage =>
  async output =>
    (await command(words, output, env)) ? single(true) : failed(words.join(' '))

const script = (...words: string[]) => [process.execPath, '--conditions=@baize/source', ...words]

/** Several stages in one; what comes after a failed one is not run. */
const inTurn =
  (...all: Stage[]): Stage =>
  async (output, narrowed) => {
    const counts: Count[] = []
    for (const stage of all) {
      const count = await stage(output, narrowed)
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
    const run = (which: string[], due: string[]) => {
      const words = ['npx', 'vitest', 'run', ...which, ...reporters]
      return counted({ words, report, count: json => countVitest(json, due), times: timesOfVitest, env }, output)
    }
    const changed = since ? ['--changed', since, '--passWithNoTests'] : []
    const list = join(reports, `unit-${suite}-files.json`)
    if (!(await command(['npx', 'vitest', 'list', ...changed, '--filesOnly', `--json=${list}`], output, env)))
      return failed('vitest could not list its files.')
    const due = (JSON.parse(await readFile(list, 'utf8')) as { file: string }[]).map(({ file }) => file)
    return again(await run(changed, due), files => run(files, files))
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
      counted(
        { words: ['npx', 'wtr', ...which], report, count: countWebTestRunner, times: timesOfWebTestRunner, env },
        output,
      )
    try {
      return await again(await run([]), files => run(['--files', ...files]))
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
      return await counted({ words, report, count: countPlaywright, times: timesOfPlaywright, env }, output)
    } finally {
      await Promise.all(instances.map(instance => instance.stop()))
    }
  }

const postgres: Stage = async (output, narrowed) => {
  const server = await startPostgres()
  try {
    return await endToEnd('postgres', { DATABASE_URL: server.url })(output, narrowed)
  } finally {
    await server.stop()
  }
}

const firefox: Stage = async (output, narrowed) => {
  const path = findFirefox()
  if (!path) throw new Error(firefoxHint)
  const extra = { FIREFOX_PATH: path }
  return inTurn(endToEnd('firefox', extra), endToEnd('firefox-preferences', extra))(output, narrowed)
}

/** What was checked before and has not changed is not checked again; a fresh clone has no such memory. */
const cached = (name: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`]

/** What `npm test` runs: what CI asks of every change. */
export const core = {
  build: check(['npm', 'run', '--silent', 'build']),
  types: check(['npx', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo']),
  lint: inTurn(
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
  storybook: inTurn(
    check(['npm', 'run', '--silent', 'storybook:build'], { BAIZE_URL: 'http://localhost:4400' }),
    endToEnd('storybook'),
  ),
  frameworks: inTurn(check(script('scripts/frameworks.ts')), endToEnd('frameworks')),
  site: endToEnd('site', {}, 2),
  hostile: endToEnd('hostile', {}, 2),
  frames: endToEnd('frames', {}, 2),
  chaos: endToEnd('chaos'),
  accessibility: endToEnd('accessibility', {}, 2),
  postgres,
  quay: endToEnd('quay', { BAIZE_MERCHANT: 'quay' }),
  light: endToEnd('lite', { BAIZE_FLAVOUR: 'lite' }),
  firefox,
} satisfies Record<string, Stage>

/** Every stage by its name. */
export const stages: Record<string, Stage> = { ...core, ...thorough }
