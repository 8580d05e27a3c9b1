import type { Attendance, Line } from './api.ts'

interface RoomHandlers {
  line: (line: Line) => void
  room: (room: Attendance) => void
  /** Whether the stream runs at this moment. */
  connected: (on: boolean) => void
  /** The seat has ended, or the chat was closed. */
  end: () => void
}

/** Waits between two attempts to connect, in milliseconds; the last one stays. */
const waits = [500, 1000, 2000, 4000, 8000] as const
/**
 * A stream that is silent for so long is taken for broken, even if the browser does not notice: the
 * platform sends something every 15 s.
 */
const silence = 40_000
const refused = [401, 403]

/** The name and data of one event; null for a comment, which only keeps the stream open. */
function eventOf(text: string): { name: string; data: unknown } | null {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(text)?.[1]
  const name = field('event')
  return name ? { name, data: JSON.parse(field('data') ?? 'null') } : null
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Follows a room for as long as the page lives. A stream that breaks off is opened again from the
 * last line that came, so no line is lost.
 */
export async function follow(seat: string, from: number, on: RoomHandlers): Promise<void> {
  let last = from
  let tries = 0

  const take = (text: string): boolean => {
    const event = eventOf(text)
    if (event?.name === 'end') return false
    if (event?.name === 'room') on.room(event.data as Attendance)
    if (event?.name === 'line') {
      const line = event.data as Line
      last = line.line
      on.line(line)
    }
    return true
  }

  /** Reads one stream to its end. @returns false where there is nothing more to come, ever */
  const read = async (): Promise<boolean> => {
    const broken = new AbortController()
    const headers = { Authorization: `Bearer ${seat}` }
    const response = await fetch(`/chat/stream?after=${last}`, { headers, signal: broken.signal })
    if (refused.includes(response.status)) return false
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : null
    if (!reader) return true
    on.connected(true)
    tries = 0
    let rest = ''
    for (;;) {
      const timeout = setTimeout(() => broken.abort(), silence)
      const { value, done } = await reader.read().finally(() => clearTimeout(timeout))
      if (done) return true
      const parts = (rest + value).split('\n\n')
      rest = parts.pop() ?? ''
      if (!parts.every(take)) return false
    }
  }

  while (await read().catch(() => true)) {
    on.connected(false)
    await pause(waits[Math.min(tries++, waits.length - 1)] ?? 0)
  }
  on.end()
}
