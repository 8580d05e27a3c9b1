import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { browserHint, findBrowser } from './browser.mjs'
import { countPlaywright, countVitest, countWebTestRunner, type Count } from './counts.ts'
import { startInstance } from './instance.ts'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { root } from './prepare.mjs'
import { summary, type Result } from './summary.ts'

const out = join(root, '.cache', 'test')

/** Runs a command with its output on the terminal; true where it ended with 0. */
function command(words: string[], env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...rest] = words
  return new Promise(resolve => {
    const child = spawn(program, rest, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', ...env },
    })
    child.on('error', () => resolve(false))
    child.on('close', code => resolve(code === 0))
  })
}

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] })

/** Runs a test runner that leaves a report, and counts what the report says. A runner that leaves none counts as one failed. */
async function counted(
  words: string[],
  report: string,
  count: (json: unknown) => Count,
  env: Record<string, string> = {},
): Promise<Count> {
  const file = join(out, report)
  const ended = await command(words, env)
  try {
    const result = count(JSON.parse(await readFile(file, 'utf8')))
    // A runner may refuse for a reason that is no test, such as an error outside of one.
    return !ended && result.failed === 0 ? { ...result, failed: 1 } : result
  } catch {
    return one(false)
  }
}

const elements = async (flavour: 'react' | 'lite'): Promise<Count> => {
  const instance = await startInstance()
  try {
    const report = `elements-${flavour}.json`
    return await counted(['npx', 'wtr'], report, countWebTestRunner, {
      BAIZE_URL: instance.platform,
      FLAVOUR: flavour,
      REPORT: join(out, report),
      CHROMIUM_PATH: findBrowser() ?? '',
    })
  } finally {
    await instance.stop()
  }
}

/** One run of the end-to-end tests against a Baize of its own. */
const endToEnd = async (project: string, env: Record<string, string>): Promise<Count> => {
  const instance = await startInstance(env)
  try {
    const report = `e2e-${project}.json`
    return await counted(['npx', 'playwright', 'test', `--project=${project}`], report, countPlaywright, {
      BAIZE_URL: instance.platform,
      BAIZE_PARTNER: instance.partner,
      BAIZE_STUDIO: instance.studio,
      BAIZE_DATA: instance.data,
      PORT: instance.env['PORT'] ?? '',
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(out, report),
      NODE_OPTIONS: '--conditions=@baize/source',
      CHROMIUM_PATH: findBrowser() ?? '',
    })
  } finally {
    await instance.stop()
  }
}

const onPostgres = async (): Promise<Count> => {
  const postgres = await startPostgres()
  try {
    return await endToEnd('postgres', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** What `npm test` runs, in order. Every stage answers for itself; one that cannot start counts as one failed. */
const stages: Record<string, () => Promise<Count>> = {
  types: async () => one(await command(['npx', 'tsc', '-p', '.'])),
  lint: async () =>
    one(
      (await command(['npx', 'eslint', '.'])) &&
        (await command(['npx', 'prettier', '--check', '--log-level', 'warn', '.'])),
    ),
  build: async () => one(await command(['npm', 'run', '--silent', 'build'])),
  unit: () =>
    counted(
      ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(out, 'unit.json')}`],
      'unit.json',
      countVitest,
    ),
  'elements on react': () => elements('react'),
  'elements on preact': () => elements('lite'),
  storybook: async () =>
    one(await command(['npm', 'run', '--silent', 'storybook:build'], { BAIZE_URL: 'http://localhost:4400' })),
  'end to end': () => endToEnd('site', {}),
  'end to end on PostgreSQL': onPostgres,
  'end to end on the light flavour': () => endToEnd('lite', { BAIZE_FLAVOUR: 'lite' }),
}

export async function runStages(wanted: string[]): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const results: Result[] = []
  if (!findBrowser()) {
    console.error(browserHint)
    results.push({ stage: 'browser', seconds: 0, count: one(false) })
  }
  for (const [stage, run] of Object.entries(stages)) {
    if (wanted.length && !wanted.some(word => stage.includes(word))) continue
    console.log(`\n── ${stage}`)
    const started = Date.now()
    const count = await run().catch((error: unknown) => {
      const message = `The stage could not run: ${error instanceof Error ? error.message : String(error)}`
      return { ...one(false), failures: [{ path: [], message }] }
    })
    results.push({ stage, seconds: Math.round((Date.now() - started) / 1000), count })
  }
  console.log(`\n${summary(results).join('\n')}`)
  process.exit(results.some(({ count }) => count.failed) ? 1 : 0)
}
