import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers that the real platform never gives: a server that gives them in turn. Without one it does
 * not answer at all.
 */
export function faultServer() {
  const answers: Answer[] = []
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    // A line that is used again and breaks makes Node's fetch ask again by itself.
    response.shouldKeepAlive = false
    seen.push(request)
    answers.shift()?.(request, response)
  })
  const faults = {
    url: '',
    seen,
    next(...given: Answer[]) {
      answers.push(...given)
    },
  }
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    faults.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    answers.length = seen.length = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return faults
}

export const envelope =
  (value: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ success: true, value, message: '' }))
  }
export const text =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
export const hangUp: Answer = (request, _response) => request.socket.destroy()
