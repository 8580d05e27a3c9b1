import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../start-error.ts'
import { acceptOneByOne } from './accept-one-by-one.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

export interface Listener {
  port: number
  /** Accepts no new connections, lets running requests end, then closes the rest. */
  close(): Promise<void>
}

/** Milliseconds that a running request gets to end when the platform stops. */
const grace = 5000

/** Error codes of machines without IPv6, which have no ::1 to listen on. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Milliseconds for which an idle connection is kept: longer than the minute of proxies and clients,
 * so that no call is sent into one that is being closed.
 */
const idle = 65_000

function bind(fetch: Fetch, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = idle
  return new Promise((resolve, reject) => {
    acceptOneByOne(server)
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

async function bindOptional(fetch: Fetch, port: number, host: string): Promise<Server | null> {
  return bind(fetch, port, host).catch((error: NodeJS.ErrnoException) => {
    if (absent.has(error.code ?? '')) return null
    throw error
  })
}

function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  return new Promise(resolve => {
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * Listens on one host, or on both loopback addresses where none is named.
 * @throws StartError when the port is taken
 */
export async function listen(fetch: Fetch, port: number, host: string | null): Promise<Listener> {
  const servers: Server[] = []
  try {
    servers.push(await bind(fetch, port, host ?? '127.0.0.1'))
    const taken = (servers[0]!.address() as AddressInfo).port
    const second = host ? null : await bindOptional(fetch, taken, '::1')
    if (second) servers.push(second)
    return { port: taken, close: async () => void (await Promise.all(servers.map(stop))) }
  } catch (error) {
    await Promise.all(servers.map(stop))
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    if (code && absent.has(code)) throw new StartError(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}
