import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { login } from '@baize/contract'
import { afterAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()
const sockets: Socket[] = []
afterAll(() => sockets.forEach(socket => socket.destroy()))

/** Begins a call and never ends it. */
async function dawdle(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/jose',
    'Content-Length: 900',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  await new Promise<void>(done => socket.write(`${head.join('\r\n')}\r\n\r\neyJ`, () => done()))
  return socket
}

test('does not block other logins while one is sent slowly', async () => {
  for (let count = 0; count < 4; count++) await dawdle(started.platform.port, login.path)
  // Its answer shows that the four before it were accepted.
  expect((await fetch(`${started.platform.url}/healthz`)).ok).toBe(true)
  expect((await started.client.login('demo', 'Demo1234')).token).not.toBe('')
})

const reported: unknown[] = []
const strict = startedPlatform({
  answerTimes: { call: 0, health: 0, body: 100 },
  report: error => void reported.push(error),
})

test.each([
  ['a login', login.path],
  ['a way into a chat room', '/chat/enter'],
])('%s whose body does not arrive in time is the sender’s failure, and none of ours', async (_, path) => {
  const socket = await dawdle(strict.platform.port, path, { Connection: 'close' })
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"BAD_REQUEST"')
  expect(reported).toEqual([])
})
