import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { attendanceOf } from '../attendance.ts'
import { listenersOf } from '../room-listeners.ts'
import { linesPerRead, linesAfter } from '../lines.ts'
import { markPresent, presentTime, reconnectTime, type Seat } from '../seats.ts'

/**
 * Milliseconds between two signs of life of a stream; proxies cut a stream that is silent for
 * longer.
 */
const heartbeat = 15_000
/**
 * Milliseconds between two reads of lines that other processes have written, and of the people who
 * are still there.
 */
const pollInterval = 3000

/**
 * An event of the stream: `line` with its number as id, `room` when the attendance changes, `end`
 * when the page may not follow any more.
 */
const event = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A signal that ends one wait, also where it is given before the wait begins. */
function wakeSignal() {
  let given = Promise.withResolvers<void>()
  return {
    give: () => given.resolve(),
    wait: async (milliseconds: number, signal: AbortSignal): Promise<void> => {
      const cancel = new AbortController()
      const timeout = pause(milliseconds, undefined, { signal: AbortSignal.any([signal, cancel.signal]) })
      await Promise.race([given.promise, timeout.catch(() => undefined)])
      cancel.abort()
      given = Promise.withResolvers<void>()
    },
  }
}

export interface Following {
  seat: Seat
  /** The mark of the network that the page calls from. */
  network: string
  /** Number of the last line that the page has. */
  after: number
  /**
   * Whether the person may still follow: not after a ban, and not where the site's chat was closed.
   */
  allowed: () => Promise<boolean>
}

/** The stream of a room for one seat, which counts as taken as long as the stream runs. */
export function roomStream(deps: Deps, { seat, network, after, allowed }: Following): ReadableStream<Uint8Array> {
  const ended = new AbortController()
  const signal = wakeSignal()
  const listeners = listenersOf(deps)
  const stop = listeners.add({
    modelId: seat.modelId,
    seatHash: seat.seatHash,
    network,
    wake: signal.give,
    end: () => ended.abort(),
  })
  const encoder = new TextEncoder()

  const follow = async (send: (text: string) => void) => {
    let last = after
    let room = ''
    let heartbeatAt = -Infinity
    while (!ended.signal.aborted) {
      if (!(await allowed())) return send(event('end', {}))
      if (performance.now() - heartbeatAt >= heartbeat) {
        heartbeatAt = performance.now()
        await markPresent(deps, seat.seatHash, presentTime)
        send(': here\n\n')
      }
      const lines = await linesAfter(deps, seat, last)
      for (const line of lines) send(event('line', line, line.line))
      last = lines.at(-1)?.line ?? last
      const there = JSON.stringify(await attendanceOf(deps, seat.modelId))
      if (there !== room) send(event('room', JSON.parse(there)))
      room = there
      if (lines.length < linesPerRead) await signal.wait(pollInterval, ended.signal)
    }
  }

  let cancelled = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => void (cancelled || controller.enqueue(encoder.encode(text)))
      void follow(send)
        .catch((error: unknown) => deps.report(error, { path: '/chat/stream' }))
        .then(() => {
          stop()
          if (!cancelled) controller.close()
        })
    },
    async cancel() {
      cancelled = true
      ended.abort()
      stop()
      await markPresent(deps, seat.seatHash, reconnectTime)
      listeners.wake(seat.modelId)
    },
  })
}
