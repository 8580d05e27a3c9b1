import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { login } from '@baize/contract'
import { afterAll, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()
const sockets: Socket[] = []
afterAll(() => sockets.forEach(socket => socket.destroy()))

/** Begins a login and never ends it. */
async function dawdle(): Promise<void> {
  const socket = connect(started.platform.port, '127.0.0.1')
  sockets.push(socket)
  const head = [
    `POST ${login.path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/jose',
    'Content-Length: 900',
  ]
  await new Promise<void>(done => socket.write(`${head.join('\r\n')}\r\n\r\neyJ`, () => done()))
}

test('does not block other logins while one is sent slowly', async () => {
  for (let count = 0; count < 4; count++) await dawdle()
  // Its answer shows that the four before it were accepted.
  expect((await fetch(`${started.platform.url}/healthz`)).ok).toBe(true)
  expect((await started.client.login('demo', 'Demo1234')).token).not.toBe('')
})
