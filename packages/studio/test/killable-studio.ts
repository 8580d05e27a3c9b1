import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platformClient, type PlatformClient } from '@baize/testing/client'
import { freePort } from '@baize/testing/free-port'
import { expect } from 'vitest'
import { type MovableClock, type Platform, startPlatform } from '../../server/src/index.ts'
import { callOps } from './ops.ts'
import { type Line, startLine } from './proxy.ts'

/**
 * A studio in a process of its own, which can be killed and started again on the same store and
 * port.
 */
export interface KillableStudio {
  platform: Platform
  client: PlatformClient
  line: Line
  url: () => string
  start(): Promise<void>
  /** Ends the process and returns its exit code; null where a signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>
  ops<T>(path: string, body?: unknown): Promise<T>
  close(): Promise<void>
}

/** What Node compiled once need not be compiled at every start. */
const compiled = join(tmpdir(), 'baize-compiled')
const main = join(import.meta.dirname, '../src/main.ts')

/** @param clock - the platform's, where a test moves it */
export async function startKillableStudio(clock?: MovableClock): Promise<KillableStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-studio-kill-'))
  const platform = await startPlatform({ games: 100, ...(clock ? { clock } : {}) })
  const line = await startLine(platform.url)
  const port = await freePort()
  const url = () => `http://127.0.0.1:${port}`
  let studio: ChildProcess | undefined

  async function kill(signal: NodeJS.Signals): Promise<number | null> {
    const exited = once(studio!, 'exit') as Promise<[number | null]>
    studio!.kill(signal)
    return (await exited)[0]
  }

  return {
    platform,
    client: platformClient(platform.url, { origin: platform.url, siteKey: 'pk_demo' }),
    line,
    url,
    kill,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port - 2),
        BAIZE_DATA: folder,
        PLATFORM_URL: line.url,
        NODE_COMPILE_CACHE: compiled,
      }
      studio = spawn(process.execPath, ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning', main], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(studio, 'exit').then(([code]) => {
        throw new Error(`The studio ended with ${String(code)} before it was there.`)
      })
      const [said] = (await Promise.race([once(studio.stdout!, 'data'), ended])) as [Buffer]
      expect(said.toString()).toContain(url())
    },
    ops: async <T>(path: string, body: unknown = {}) => (await callOps<T>(url(), path, body)).body,
    async close() {
      if (studio && studio.exitCode === null && studio.signalCode === null) await kill('SIGKILL')
      await line.close()
      await platform.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
