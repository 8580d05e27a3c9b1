import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below what a machine gives to outgoing connections, one of which might take a port between its
 * choice and its use, and below the ports of whole instances (`scripts/lib/instance.ts`).
 */
const range = { first: 11_000, last: 19_900 }

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port that nobody listens on, and so many in a row. */
export async function freePort(count = 1): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(range.first, range.last)
    const free = await Promise.all(Array.from({ length: count }, (_, place) => isFree(port + place)))
    if (free.every(Boolean)) return port
  }
  throw new Error(`No ${count} free ports in a row`)
}
