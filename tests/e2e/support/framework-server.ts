import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePorts } from '../../../scripts/lib/instance.ts'
import { site } from './addresses.ts'

/** The platform that the examples name. */
export const named = 'http://localhost:4400'
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

/** A server of built pages, for the platform under test in place of the one they name. */
export interface FrameworkServer {
  origin: string
  stop: () => Promise<void>
}

/** Hands out a folder of built files as a plain web server does. */
export async function serveFolder(folder: string): Promise<FrameworkServer> {
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

/**
 * Runs a server of the framework's own, in the folder of the example.
 *
 * @param command - what to run, given the port to listen on
 */
export async function runServer(
  folder: string,
  command: (port: number) => readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<FrameworkServer> {
  const port = await freePorts()
  const [program, ...words] = command(port)
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', PORT: `${port}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        if (/\bready in|started|Local: +http:\/\/localhost:\d+\//i.test(stripVTControlCharacters(said))) resolve()
      })
    child.on('error', reject)
    child.on('close', () => reject(new Error(said)))
  })
  await ready
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
