import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../config.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/**
 * Time for which a connection is kept that nobody uses, in milliseconds: longer than the minute for which proxies and clients keep theirs, so that
 * nobody sends a call into one that is just being closed.
 */
const idle = 65_000

function bind(fetch: Fetch, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = idle
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

export interface Listener {
  port: number
  close: () => Promise<void>
}

/** Reason why a port cannot be used, as a sentence. */
const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: port => `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  EACCES: port => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine.`,
}

const stop = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

/**
 * Listens on one host, or on both loopback addresses where none is named. A machine without IPv6 has no second one.
 * @throws StartError when the port cannot be had
 */
export async function listen(fetch: Fetch, port: number, host: string | null): Promise<Listener> {
  const servers: Server[] = []
  try {
    servers.push(await bind(fetch, port, host ?? '127.0.0.1'))
    const { port: taken } = servers[0]!.address() as AddressInfo
    const second = host
      ? null
      : await bind(fetch, taken, '::1').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'EADDRINUSE') throw error
          return null
        })
    if (second) servers.push(second)
    return { port: taken, close: async () => void (await Promise.all(servers.map(stop))) }
  } catch (error) {
    await Promise.all(servers.map(stop))
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartError(reason(port, host ?? '127.0.0.1')) : error
  }
}
