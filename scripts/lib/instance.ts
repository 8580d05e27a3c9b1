import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, type Addresses } from './addresses.ts'
import { playFirstRounds } from './first-rounds.ts'
import { ops } from './ops.ts'
import { root } from './prepare.mjs'
import { copyPrepared } from './prepared-data.ts'
import { Supervisor, services } from './supervise.ts'

export interface Instance extends Addresses {
  /** Kills a service by SIGKILL; its supervisor restarts it. */
  kill(name: 'platform' | 'studio'): Promise<void>
  ops(...words: string[]): Promise<string>
  /** The same by a named person of staff, where two are needed. */
  opsBy(name: string, ...words: string[]): Promise<string>
  stop(): Promise<void>
}

const isPortFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * Below the ephemeral ports of the system, one of which may be taken between the check and its use.
 */
const ports = { first: 20_000, last: 32_700 }
let nextPort = ports.first + ((process.pid * 97) % 10_000)

/**
 * First of free ports in a row, three for each merchant, away from those that `npm start` uses, and
 * never the same twice.
 */
export async function freePorts(merchants = 1): Promise<number> {
  while (nextPort < ports.last) {
    const row = Array.from({ length: 3 * merchants }, (_, place) => nextPort + place)
    nextPort += row.length
    const areFree = await Promise.all(row.map(isPortFree))
    if (areFree.every(Boolean)) return row[0] ?? nextPort
  }
  throw new Error('No free ports in a row')
}

/** Starts platform and studio on a data folder. */
async function startOn(data: string, extra: Record<string, string>): Promise<Instance> {
  const where = addresses({ PORT: String(await freePorts()), BAIZE_DATA: data })
  // What Node compiled once need not be compiled at every start.
  Object.assign(where.env, { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), BAIZE_MODE: 'sandbox' }, extra)
  const keepers = new Map<string, Supervisor>()
  const stop = async () => void (await Promise.all([...keepers.values()].map(keeper => keeper.stop())))
  for (const service of services(where)) {
    const keeper = new Supervisor(service, failed => console.error(`The ${failed.name} ended.`))
    keepers.set(service.name, keeper)
    keeper.start()
    if (!(await keeper.ready())) {
      await stop()
      throw new Error(`The ${service.name} did not start`)
    }
  }
  return {
    ...where,
    stop,
    kill: async name => keepers.get(name)?.kill(),
    ops: (...words) => ops(where.env, words),
    opsBy: (name, ...words) => ops(where.env, words, name),
  }
}

async function prepareData(data: string): Promise<void> {
  const first = await startOn(data, {})
  await playFirstRounds(first).finally(() => first.stop())
}

/** Whether settings need another database than the prepared one. */
const needsOwnDatabase = (extra: Record<string, string>) =>
  ['DATABASE_URL', 'BAIZE_GAMES', 'BAIZE_MODE', 'BAIZE_MERCHANT'].some(name => name in extra)

/**
 * A whole Baize of its own: data of its own that begins with the first rounds played, free ports,
 * the same processes that `npm start` runs. For tests, Storybook and measurements, so without the
 * popup that welcomes visitors: it would lie over every page.
 */
export async function startInstance(extra: Record<string, string> = {}): Promise<Instance> {
  const data = await mkdtemp(join(tmpdir(), 'baize-'))
  const remove = () => rm(data, { recursive: true, force: true })
  try {
    if (!needsOwnDatabase(extra)) await copyPrepared(data, prepareData)
    const instance = await startOn(data, extra)
    // Where they were played before, nothing happens.
    await playFirstRounds(instance)
    if (extra['BAIZE_MODE'] !== 'production') await instance.ops('announcements', 'end', 'welcome')
    return { ...instance, stop: () => instance.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
