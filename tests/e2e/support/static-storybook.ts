import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { site } from './addresses.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'storybook-static')
/** The platform a Storybook is built for where nobody says otherwise. */
const builtFor = 'http://localhost:4400'
/** The one port of Storybook that the demo's site key lists. */
const port = 6006
export const origin = `http://localhost:${port}`

export interface Story {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
}

/**
 * The stories of the static Storybook, which is built where there is none. `npm test` builds it
 * anew.
 */
export function stories(): Story[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    const env = { ...process.env, BAIZE_URL: builtFor }
    execFileSync('npm', ['run', '--silent', 'storybook:build'], { cwd: root, env, stdio: 'ignore' })
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
}

/**
 * Hands out the static Storybook under its own origin, for the platform under test. A page that a
 * browser's interception answers has no address, and Chromium lets such a page call nothing on this
 * machine: it has to be a server.
 * @returns the way to stop.
 */
export async function serveStorybook(): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', origin).pathname)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const body = readFileSync(file)
    response.setHeader('content-type', type)
    return response.end(type === 'text/html' ? body.toString().replaceAll(builtFor, site) : body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve))
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
