import { join } from 'node:path'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { again } from './again.ts'
import { findBrowser } from './browser.mjs'
import { countPlaywright, countVitest, countWebTestRunner, type Count } from './counts.ts'
import { startInstance } from './instance.ts'
import { command, counted, one, reports, type Voice } from './runner.ts'

/** The elements in a browser, against a Baize of their own. */
const elements = async (flavour: 'react' | 'lite', voice: Voice): Promise<Count> => {
  const instance = await startInstance()
  const report = `elements-${flavour}.json`
  const env = {
    BAIZE_URL: instance.platform,
    FLAVOUR: flavour,
    REPORT: join(reports, report),
    CHROMIUM_PATH: findBrowser() ?? '',
  }
  const run = (which: string[]) =>
    counted({ words: ['npx', 'wtr', ...which], report, count: countWebTestRunner, env }, voice)
  try {
    return await again(await run([]), files => run(['--files', ...files]))
  } finally {
    await instance.stop()
  }
}

/** One run of the end-to-end tests against a Baize of its own. */
const endToEnd = async (project: string, extra: Record<string, string>, voice: Voice): Promise<Count> => {
  const instance = await startInstance(extra)
  const report = `e2e-${project}.json`
  const env = {
    BAIZE_URL: instance.platform,
    BAIZE_PARTNER: instance.partner,
    BAIZE_STUDIO: instance.studio,
    BAIZE_DATA: instance.data,
    PORT: instance.env['PORT'] ?? '',
    ...extra,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report),
    NODE_OPTIONS: '--conditions=@baize/source',
    CHROMIUM_PATH: findBrowser() ?? '',
  }
  // Runs at once must not clear one another's traces.
  const words = ['npx', 'playwright', 'test', `--project=${project}`, '--output', `test-results/${project}`]
  try {
    return await counted({ words, report, count: countPlaywright, env }, voice)
  } finally {
    await instance.stop()
  }
}

const onPostgres = async (voice: Voice): Promise<Count> => {
  const postgres = await startPostgres()
  try {
    return await endToEnd('postgres', { DATABASE_URL: postgres.url }, voice)
  } finally {
    await postgres.stop()
  }
}

const unit = (voice: Voice): Promise<Count> => {
  const report = 'unit.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`]
  return counted({ words: ['npx', 'vitest', 'run', ...reporters], report, count: countVitest }, voice)
}
const lint = [
  ['npx', 'eslint', '.'],
  ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
]
const linted = async (voice: Voice): Promise<boolean> => {
  for (const words of lint) if (!(await command(words, voice))) return false
  return true
}

/** Every stage of `npm test`, by name. */
export const stages = {
  types: async (voice: Voice) => one(await command(['npx', 'tsc', '-p', '.'], voice)),
  lint: async (voice: Voice) => one(await linted(voice)),
  build: async (voice: Voice) => one(await command(['npm', 'run', '--silent', 'build'], voice)),
  unit,
  'elements on react': (voice: Voice) => elements('react', voice),
  'elements on preact': (voice: Voice) => elements('lite', voice),
  storybook: async (voice: Voice) =>
    one(await command(['npm', 'run', '--silent', 'storybook:build'], voice, { BAIZE_URL: 'http://localhost:4400' })),
  'end to end': (voice: Voice) => endToEnd('site', {}, voice),
  'end to end on PostgreSQL': onPostgres,
  'end to end on the light flavour': (voice: Voice) => endToEnd('lite', { BAIZE_FLAVOUR: 'lite' }, voice),
} satisfies Record<string, (voice: Voice) => Promise<Count>>
