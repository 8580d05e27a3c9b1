import { join } from 'node:path'
import { startPostgres } from '../../../packages/server/test/databases/postgres.ts'
import { again } from './again.ts'
import { findBrowser } from '../browser.mjs'
import { countPlaywright, countVitest, countWebTestRunner, type Count } from './counts.ts'
import { startInstance, type Instance } from '../instance.ts'
import { command, counted, one, reports, type Running } from './runner.ts'
import { timesOfPlaywright, timesOfVitest, timesOfWebTestRunner } from './times.ts'

/** The one element whose tests are run. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined

/** Whether the second flavour runs every test of the elements, too. */
const everything = process.argv.includes('--everything')

/** The commit whose changes are what matters; vitest follows the imports from there. */
const since = process.argv[process.argv.indexOf('--since') + 1] ?? ''
const changed = process.argv.includes('--since') ? ['--changed', since, '--passWithNoTests'] : []

/** The elements in a browser, against a Baize of their own. */
const elements = async (flavour: 'react' | 'lite', running: Running): Promise<Count> => {
  const instance = await startInstance()
  const report = `elements-${flavour}.json`
  const env = {
    BAIZE_URL: instance.platform,
    FLAVOUR: flavour,
    REPORT: join(reports, report),
    CHROMIUM_PATH: findBrowser() ?? '',
    ...(everything ? { EVERYTHING: 'yes' } : {}),
    ...(only ? { ONLY: only } : {}),
  }
  const run = (which: string[]) =>
    counted(
      { words: ['npx', 'wtr', ...which], report, count: countWebTestRunner, times: timesOfWebTestRunner, env },
      running,
    )
  try {
    return await again(await run([]), files => run(['--files', ...files]))
  } finally {
    running.spent += instance.spent()
    await instance.stop()
  }
}

/** What tests need to know of an instance. */
const whereabouts = ({ platform, partner, studio, data, env }: Instance): Record<string, string> => ({
  BAIZE_URL: platform,
  BAIZE_PARTNER: partner,
  BAIZE_STUDIO: studio,
  BAIZE_DATA: data,
  PORT: env['PORT'] ?? '',
})

/**
 * One run of the end-to-end tests.
 * @param workers - how many run at once, each against a Baize of its own
 */
export const endToEnd = async (
  project: string,
  extra: Record<string, string>,
  running: Running,
  workers = 1,
): Promise<Count> => {
  const instances: Instance[] = []
  const report = `e2e-${project}.json`
  // Runs at once must not clear one another's traces.
  const words = ['npx', 'playwright', 'test', `--project=${project}`, '--output', `test-results/${project}`]
  try {
    // One after another: the first may have to make the data that all begin with.
    while (instances.length < workers) instances.push(await startInstance(extra))
    const env = {
      BAIZE_INSTANCES: JSON.stringify(instances.map(whereabouts)),
      ...extra,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report),
      NODE_OPTIONS: '--conditions=@baize/source',
      CHROMIUM_PATH: findBrowser() ?? '',
    }
    return await counted({ words, report, count: countPlaywright, times: timesOfPlaywright, env }, running)
  } finally {
    running.spent += instances.reduce((sum, instance) => sum + instance.spent(), 0)
    await Promise.all(instances.map(instance => instance.stop()))
  }
}

const onPostgres = async (running: Running): Promise<Count> => {
  const postgres = await startPostgres()
  try {
    return await endToEnd('postgres', { DATABASE_URL: postgres.url }, running)
  } finally {
    await postgres.stop()
  }
}

/** Everything that needs no built product; many tests of the studio's pages drive a browser. */
const unit = async (running: Running): Promise<Count> => {
  const report = 'unit.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`]
  const run = (which: string[]) =>
    counted(
      { words: ['npx', 'vitest', 'run', ...which, ...reporters], report, count: countVitest, times: timesOfVitest },
      running,
    )
  return again(await run(changed), run)
}
/** What was checked before and has not changed is not checked again; a fresh clone has no such memory. */
const kept = (name: string, ...more: string[]) => ['--cache', ...more, '--cache-location', `.cache/${name}`]
const lint = [
  [process.execPath, join(import.meta.dirname, 'mjs-imports.ts')],
  ['npx', 'eslint', ...kept('eslint', '--cache-strategy', 'content'), '.'],
  ['npx', 'prettier', '--check', '--log-level', 'warn', ...kept('prettier', '--cache-strategy', 'content'), '.'],
]
const types = ['npx', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo']
const linted = async (running: Running): Promise<boolean> => {
  for (const words of lint) if (!(await command(words, running))) return false
  return true
}

/** Every stage of `npm test`, by name. */
export const stages = {
  types: async (running: Running) => one(await command(types, running)),
  lint: async (running: Running) => one(await linted(running)),
  build: async (running: Running) => one(await command(['npm', 'run', '--silent', 'build'], running)),
  unit,
  'elements on react': (running: Running) => elements('react', running),
  // What touches the differences of the two; `npm test -- --everything` runs all of it.
  'elements on preact': (running: Running) => elements('lite', running),
  storybook: async (running: Running) =>
    one(await command(['npm', 'run', '--silent', 'storybook:build'], running, { BAIZE_URL: 'http://localhost:4400' })),
  // Projects of their own; what npm and their tools do there is no cost of a test.
  frameworks: async (running: Running) =>
    one(await command([process.execPath, '--conditions=@baize/source', 'scripts/frameworks.ts'], running)),
  'end to end': (running: Running) => endToEnd('site', {}, running, 2),
  'end to end on PostgreSQL': onPostgres,
  'end to end at the second merchant': (running: Running) => endToEnd('quay', { BAIZE_MERCHANT: 'quay' }, running),
  'end to end on the light flavour': (running: Running) => endToEnd('lite', { BAIZE_FLAVOUR: 'lite' }, running),
} satisfies Record<string, (running: Running) => Promise<Count>>
