import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { site } from './addresses.ts'

/** The platform that the examples name. */
const named = 'http://localhost:4400'
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Ends a server with what still listens to it. */
export const closed = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Hands out a folder of built files as a plain web server does, for the platform under test in place of the one they name.
 *
 * @returns its origin, and the way to stop
 */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', named).pathname).replace(/\/$/, '/index.html')
    const type = types[extname(path)]
    readFile(join(folder, path)).then(
      body => {
        response.setHeader('content-type', type ?? 'application/octet-stream')
        response.end(type ? body.toString().replaceAll(named, site) : body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => closed(server) }
}
