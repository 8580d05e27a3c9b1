import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'

let listener: RequestListener
const server: Server = createServer((request, response) => listener(request, response))
const started = startedPlatform(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { studioOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
const passAtOnce = AbortSignal.timeout.bind(AbortSignal, 100)
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(passAtOnce))
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
})

test.each<[string, RequestListener]>([
  ['accepts and answers nothing', () => undefined],
  ['stops in the middle of its answer', (_, response) => response.write('{')],
])('staff are told in time that a studio does not answer which %s', async (_, answer) => {
  listener = answer
  for (const words of [['chaos'], ['room', 'table-1', 'closed']])
    expect(await runCommand(started.platform.deps, words, 'ada')).toEqual({
      ok: false,
      lines: ['The studio does not answer.'],
    })
})

test('staff are told where what answers is no studio', async () => {
  listener = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
  for (const words of [['chaos'], ['room', 'table-1', 'closed']])
    expect((await runCommand(started.platform.deps, words, 'ada')).lines[0]).toBe('The studio does not answer.')
})
