// npm run storybook: Storybook of every element, on the reference platform. `build` makes it
// static, into storybook-static/.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { addresses, type Addresses } from './lib/addresses.ts'
import { playFirstRounds } from './lib/first-rounds.ts'
import { root } from './lib/prepare.mjs'
import { isHealthy, Supervisor, services } from './lib/supervise.ts'

const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')

/** Storybook's own command line, with nothing that calls home. */
const storybook = (words: string[], platform: string): ChildProcess =>
  spawn(process.execPath, [program, ...words, '--config-dir', '.storybook', '--disable-telemetry'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BAIZE_URL: platform, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })

const exitCodeOf = (child: ChildProcess) => new Promise<number>(resolve => child.on('exit', code => resolve(code ?? 0)))

/**
 * Starts platform and studio, unless a platform answers there already. False where one of them did
 * not start.
 */
async function startPlatform(where: Addresses, keepers: Supervisor[]): Promise<boolean> {
  if (await isHealthy(`${where.platform}/healthz`)) return true
  for (const service of services(where)) {
    const keeper = new Supervisor(service, ({ name }) =>
      console.error(`The ${name} did not start, for the reason above.`),
    )
    keepers.push(keeper)
    keeper.start()
    if (!(await keeper.ready())) return false
  }
  await playFirstRounds(where)
  return true
}

/** Builds what is stale, starts what does not run, and stays until SIGINT or SIGTERM. */
async function serve(): Promise<void> {
  const where = addresses(process.env)
  const keepers: Supervisor[] = []
  let child: ChildProcess | null = null
  let stopping: Promise<void> | null = null
  const stop = (code: number) =>
    (stopping ??= (async () => {
      child?.kill('SIGTERM')
      await Promise.all(keepers.map(keeper => keeper.stop()))
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  await build()
  if (!(await startPlatform(where, keepers))) return stop(1)
  child = storybook(['dev', '--port', '6006', '--exact-port', '--ci', '--no-version-updates'], where.platform)
  await stop(await exitCodeOf(child))
}

if (process.argv[2] === 'build') {
  process.exitCode = await exitCodeOf(
    storybook(['build', '--output-dir', 'storybook-static'], addresses(process.env).platform),
  )
} else await serve()
