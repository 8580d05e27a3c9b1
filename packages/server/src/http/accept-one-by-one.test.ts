import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptOneByOne } from './accept-one-by-one.ts'

let turn = 0
const turnOf: number[] = []
const server = createServer((request, response) => {
  turnOf.push(turn)
  request.resume().once('end', () => response.end(request.url))
})
const count = () => {
  turn += 1
  setImmediate(count).unref()
}

beforeAll(async () => {
  acceptOneByOne(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  count()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const port = () => (server.address() as AddressInfo).port

/** The answer to a socket that sends its whole request before it is accepted. */
async function ask(path: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello`)
  let heard = ''
  socket.on('data', chunk => (heard += String(chunk)))
  await once(socket, 'close')
  return heard
}

test('answers all connections that arrive together, each started in a turn of its own', async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/${index}`)
  const heard = await Promise.all(paths.map(ask))
  heard.forEach((text, index) => expect(text.endsWith(`/${index}`), text).toBe(true))
  expect(new Set(turnOf).size).toBe(paths.length)
})

test('does not wait for a connection that has broken off', async () => {
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(port(), '127.0.0.1', () => socket.resetAndDestroy())
    socket.write('POST /gone HTTP/1.1')
  }
  expect(await ask('/after')).toMatch(/\/after$/)
})
