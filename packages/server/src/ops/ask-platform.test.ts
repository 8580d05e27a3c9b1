import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askPlatform, writeOpsKey } from './staff-commands.ts'

let dataDir: string
let server: Server
const heard: string[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize-ask-platform-'))
  heard.length = 0
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Asks a platform that answers so, with limits that pass at once. */
async function ask(listener: RequestListener) {
  server = createServer((request, response) => {
    heard.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  writeOpsKey(dataDir, 'key', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return askPlatform(dataDir, ['audit'], 'ada', { probe: 200, command: 300 })
}
const said = JSON.stringify({ ok: true, lines: ['The books are clean.'] })

test('a command is sent to a platform that lives', async () => {
  expect(await ask((_, response) => response.end(said))).toEqual(JSON.parse(said))
  expect(heard).toEqual(['/livez', '/ops/run'])
})

test('where a platform accepts and answers nothing, no command is sent, and none is waited for', async () => {
  expect(await ask(() => undefined)).toBeNull()
  expect(heard).toEqual(['/livez'])
})

test('where something else answers at its address, nobody has the command', async () => {
  expect(await ask((_, response) => response.writeHead(404).end())).toBeNull()
})

test.each<[string, RequestListener]>([
  ['no answer', () => undefined],
  ['half an answer', (_, response) => response.write('{ "ok":')],
])('a command with %s in time ends with a sentence', async (_, listener) => {
  const asking = ask((request, response) => (request.url === '/livez' ? response.end() : listener(request, response)))
  await expect(asking).rejects.toThrow(/^The platform at \S+ has not answered within 0\.3 seconds\. The command may/)
})

test('a command whose connection breaks is not taken for one that nobody had', async () => {
  const asking = ask((request, response) => (request.url === '/livez' ? response.end() : request.destroy()))
  await expect(asking).rejects.toThrow(/^The connection to the platform at \S+ broke\. The command may/)
})
