import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@baize/testing/postgres'
import { addresses } from '../lib/addresses.ts'
import { freePorts } from '../lib/instance.ts'
import { root } from '../lib/prepare.mjs'
import { postmasterOf, spentBy, spentByServer } from './processor.ts'

export const databases = ['PGlite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databases)[number]

/** Milliseconds of the processor. */
export interface Spent {
  platform: number
  /** Of the database server; the embedded database is a part of the platform. */
  database: number
}

export interface MeasuredPlatform {
  url: string
  /** Of its PostgreSQL; null where it is on the embedded database. */
  databaseUrl: string | null
  /** What was spent since its start. */
  spent: () => Spent
  stop: () => Promise<void>
}

/**
 * Starts a platform alone, with so many games in its catalogue, on a database of its own that is
 * removed afterwards.
 */
export async function startMeasured(kind: DatabaseKind, games: number): Promise<MeasuredPlatform> {
  const data = await mkdtemp(join(tmpdir(), 'baize-spent-'))
  const server = kind === 'PostgreSQL' ? await startPostgres() : null
  const databaseUrl = server ? await server.fresh() : null
  const where = addresses({ PORT: String(await freePorts()), BAIZE_DATA: data })
  const env = {
    ...process.env,
    ...where.env,
    BAIZE_MODE: 'sandbox',
    BAIZE_GAMES: String(games),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
  const main = join(root, 'packages/server/src/app/main.ts')
  const child = spawn(process.execPath, [...flags, main], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await server?.stop()
    await rm(data, { recursive: true, force: true })
  }
  // Over the channel the platform says that it is ready.
  if ((await Promise.race([once(child, 'message'), ended.then(() => null)])) === null) {
    await stop()
    throw new Error('The platform did not start')
  }
  const postmaster = server ? await postmasterOf(server.url) : null
  const spent = () => ({
    platform: spentBy(child.pid ?? 0),
    database: postmaster === null ? 0 : spentByServer(postmaster),
  })
  return { url: where.platform, databaseUrl, spent, stop }
}
