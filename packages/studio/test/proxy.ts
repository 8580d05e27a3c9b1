import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Fault of the connection between studio and operator, for one call. */
export type LineFault =
  'loseRequest' | 'loseAnswer' | 'double' | 'doubleKeepFirst' | 'serverError' | 'garbage' | 'late' | 'stall'

export interface Line {
  url: string
  /** The next call whose path ends so meets the fault. */
  strike(fault: LineFault, path: string): void
  /** From now on every call is lost, or none. */
  cut(on: boolean): void
  /**
   * Lets calls through that were held back: by `late` when nobody waits for them any more, by
   * `stall` while somebody does.
   */
  release(): Promise<void>
  /**
   * Resolves when so many more calls have come in: a moment that does not depend on how fast the
   * machine is.
   */
  reached(calls: number): Promise<void>
  /** Calls that passed, in order. */
  seen: { path: string; body: string; status?: number }[]
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name.startsWith('x-') || name === 'content-type'),
  ) as Record<string, string>

/** A proxy to the operator that loses, doubles and delays calls on demand. */
export async function startLine(target: string): Promise<Line> {
  const strikes: { fault: LineFault; path: string }[] = []
  const deferred: (() => Promise<unknown>)[] = []
  const seen: Line['seen'] = []
  const waiting: { left: number; resolve: () => void }[] = []
  let isCut = false

  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/'
      const body = await bodyOf(request)
      const { method = 'GET' } = request
      // Asking what time it is changes nothing and comes by itself: it counts as no call.
      const isCall = path !== '/healthz'
      if (isCall) for (const wait of waiting) if (--wait.left === 0) wait.resolve()
      const forward = async () => {
        const call: Line['seen'][number] = { path, body }
        if (isCall) seen.push(call)
        const answer = await fetch(new URL(path, target), {
          method,
          headers: headersOf(request),
          ...(method === 'GET' ? {} : { body }),
        })
        call.status = answer.status
        return { status: answer.status, text: await answer.text() }
      }
      const say = ({ status, text }: { status: number; text: string }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text)
      const faults: Record<LineFault, () => Promise<unknown>> = {
        loseRequest: async () => response.destroy(),
        loseAnswer: async () => (await forward(), response.destroy()),
        double: async () => (await forward(), say(await forward())),
        doubleKeepFirst: async () => {
          const first = await forward()
          await forward()
          say(first)
        },
        serverError: async () => (
          await forward(),
          say({ status: 502, text: '{"success":false,"value":null,"message":""}' })
        ),
        garbage: async () => (await forward(), say({ status: 200, text: '<html>welcome to the hotel</html>' })),
        late: async () => (deferred.push(forward), response.destroy()),
        stall: async () => deferred.push(() => forward().then(say)),
      }
      const found = strikes.findIndex(strike => path.endsWith(strike.path))
      const [strike] = found < 0 ? [] : strikes.splice(found, 1)
      if (isCut) response.destroy()
      else await (strike ? faults[strike.fault]() : forward().then(say))
    })().catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    strike: (fault, path) => void strikes.push({ fault, path }),
    cut: on => void (isCut = on),
    release: async () => {
      for (const send of deferred.splice(0)) await send()
    },
    reached: calls => new Promise(resolve => waiting.push({ left: calls, resolve })),
    seen,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
