import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, type Addresses } from './addresses.ts'
import { playFirstRounds } from './first-rounds.ts'
import { ops } from './ops.ts'
import { Keeper, services } from './supervise.ts'

export interface Instance extends Addresses {
  /** Kills a service the hard way; it comes back by itself. */
  kill(name: 'platform' | 'studio'): Promise<void>
  ops(...words: string[]): Promise<string>
  stop(): Promise<void>
}

const free = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Below the ports that the system gives to whoever calls somebody: one of those may be taken between a look and its use. */
const ports = { first: 20_000, last: 32_700 }
let next = ports.first + ((process.pid * 7) % 10_000)

/** First of three free ports in a row, away from the one that `npm start` uses, and never the same twice. */
export async function freePorts(): Promise<number> {
  while (next < ports.last) {
    const port = next
    next += 3
    const three = await Promise.all([free(port), free(port + 1), free(port + 2)])
    if (three.every(Boolean)) return port
  }
  throw new Error('No three free ports in a row')
}

/** A whole Baize of its own: fresh data, free ports, the same processes that `npm start` runs. For tests, Storybook and measurements. */
export async function startInstance(extra: Record<string, string> = {}): Promise<Instance> {
  const data = await mkdtemp(join(tmpdir(), 'baize-'))
  const where = addresses({ PORT: String(await freePorts()), BAIZE_DATA: data })
  Object.assign(where.env, extra)
  const keepers = new Map<string, Keeper>()
  const stop = async () => {
    await Promise.all([...keepers.values()].map(keeper => keeper.stop()))
    await rm(data, { recursive: true, force: true })
  }
  for (const service of services(where)) {
    const keeper = new Keeper(service, failed => console.error(`The ${failed.name} ended.`))
    keepers.set(service.name, keeper)
    keeper.start()
    if (!(await keeper.ready())) {
      await stop()
      throw new Error(`The ${service.name} did not start`)
    }
  }
  await playFirstRounds(where)
  return {
    ...where,
    stop,
    kill: async name => keepers.get(name)?.kill(),
    ops: (...words) => ops(where.env, words),
  }
}
