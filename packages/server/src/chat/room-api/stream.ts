import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { attendanceOf } from '../attendance.ts'
import { listen, wake } from '../hub.ts'
import { batch, linesAfter } from '../messages.ts'
import { chatRules } from '../rules.ts'
import { stayFor, type Seat } from '../seats.ts'

/** What a page hears of its room, as an event stream: `line` with its number as id, `room` when who is there changes, `end` at the end. */
const event = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A bell that is heard once by whoever waits for it, also when it rings before they wait. */
function bell() {
  let rung = Promise.withResolvers<void>()
  return {
    ring: () => rung.resolve(),
    heard: async (milliseconds: number, signal: AbortSignal): Promise<void> => {
      const cancel = new AbortController()
      const late = pause(milliseconds, undefined, { signal: AbortSignal.any([signal, cancel.signal]) })
      await Promise.race([rung.promise, late.catch(() => undefined)])
      cancel.abort()
      rung = Promise.withResolvers<void>()
    },
  }
}

export interface Following {
  seat: Seat
  /** Number of the last line that the page has. */
  after: number
  /** Whether the person may still be there: banned people and rooms that were closed are not followed any further. */
  allowed: () => Promise<boolean>
}

/** The stream of a room for one seat. As long as it runs, the seat is taken. */
export function roomStream(deps: Deps, { seat, after, allowed }: Following): ReadableStream<Uint8Array> {
  const ended = new AbortController()
  const { ring, heard } = bell()
  const stop = listen(deps.db, { modelId: seat.modelId, wake: ring, end: () => ended.abort() })
  const encoder = new TextEncoder()

  const follow = async (send: (text: string) => void) => {
    let last = after
    let room = ''
    let beatAt = -Infinity
    while (!ended.signal.aborted) {
      if (!(await allowed())) return send(event('end', {}))
      if (performance.now() - beatAt >= chatRules.beat) {
        beatAt = performance.now()
        await stayFor(deps, seat.seatHash, chatRules.present)
        send(': here\n\n')
      }
      const lines = await linesAfter(deps, seat, last)
      for (const line of lines) send(event('line', line, line.line))
      last = lines.at(-1)?.line ?? last
      const there = JSON.stringify(await attendanceOf(deps, seat.modelId))
      if (there !== room) send(event('room', JSON.parse(there)))
      room = there
      if (lines.length < batch) await heard(chatRules.look, ended.signal)
    }
  }

  let hungUp = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => void (hungUp || controller.enqueue(encoder.encode(text)))
      void follow(send)
        .catch((error: unknown) => deps.report(error, { path: '/chat/stream' }))
        .then(() => {
          stop()
          if (!hungUp) controller.close()
        })
    },
    async cancel() {
      hungUp = true
      ended.abort()
      stop()
      await stayFor(deps, seat.seatHash, chatRules.grace)
      wake(deps.db, seat.modelId)
    },
  })
}
