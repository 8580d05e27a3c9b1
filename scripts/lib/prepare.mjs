// Runs on Node 20 before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/**
 * The runtime is a package of its own for each kind of machine, whose hash stands in the lock file;
 * no install script fetches it.
 */
const platform = process.platform === 'win32' ? 'win' : process.platform
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const packaged = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', executable)
const isPinned = process.versions.node.startsWith('24.')
const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
const marker = join(root, 'node_modules', '.baize-installed')

/** Prints one sentence, without a stack trace, and exits with 1. */
export function exitWithError(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Prints which Node runs where the pinned package is missing: its hash is not checked. */
function reportOtherRuntime() {
  if (existsSync(packaged)) return
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [pinned] = Object.values(optionalDependencies)
  console.log(`This is Node ${process.versions.node} of this machine, not the pinned package of Node ${pinned}.`)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function requireTools() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) exitWithError(`Baize needs Node 20 or later; this is Node ${process.versions.node}.`)
  const npm = spawnSync('npm', ['--version'], { encoding: 'utf8' })
  if (npm.error) exitWithError('Baize needs npm 10 or later, and npm was not found on the PATH.')
  if (Number.parseInt(npm.stdout, 10) < 10)
    exitWithError(`Baize needs npm 10 or later; this is npm ${npm.stdout.trim()}.`)
}

function install() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return
  console.log('Installing packages (about a minute the first time) …')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (done.status !== 0) {
    const reason = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(done.stderr)
      ? 'the npm registry could not be reached. Check the network and start again.'
      : `npm said:\n${done.stderr.trim().split('\n').slice(0, 8).join('\n')}`
    exitWithError(`The packages could not be installed: ${reason}`)
  }
  if (!existsSync(packaged) && !isPinned)
    exitWithError(
      `Node 24 did not arrive with the packages. Where optional packages are left out, run \`npm config delete omit\`, delete node_modules and start again. For ${process.platform} on ${process.arch} there may be no such package, as for every Mac: install Node 24 and start again with it.`,
    )
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, lockHash())
}

/**
 * Installs what is missing and makes sure the calling script runs on the pinned Node and finds our
 * packages as source. Otherwise it runs the script again that way, passes signals on and never
 * returns.
 * @param stopped - what it ends with where it is stopped before the script can see to that itself
 */
export async function prepare(script, stopped = 1) {
  // npm puts the pinned Node first on the PATH once it is installed, but without what our own
  // packages need to be found.
  if (isPinned && process.execArgv.includes(flags[0])) return
  const signals = []
  let child = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      signals.push(signal)
      child?.kill(signal)
    })
  requireTools()
  install()
  reportOtherRuntime()
  // Signals that came meanwhile are delivered only now.
  await new Promise(setImmediate)
  if (signals.length) process.exit(stopped)
  const pinned = existsSync(packaged) ? packaged : process.execPath
  child = spawn(pinned, [...flags, fileURLToPath(script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(pinned)}:${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  child.on('error', () =>
    exitWithError('Node 24 could not be started from node_modules. Delete node_modules and start again.'),
  )
  const code = await new Promise(resolve => child.on('exit', (status, signal) => resolve(status ?? signal)))
  const byUs = typeof code === 'string' && signals.length
  process.exit(typeof code === 'number' ? code : byUs ? stopped : 1)
}
