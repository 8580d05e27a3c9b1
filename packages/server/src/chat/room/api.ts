/** A line of the room as the platform tells it. */
export interface Line {
  line: number
  kind: 'text' | 'removal'
  person: string
  name: string
  role: 'guest' | 'member' | 'host'
  body: string
  at: string
}
export type Author = Pick<Line, 'person' | 'name' | 'role'>
export interface Attendance {
  online: boolean
  viewers: number
}
export interface RoomEntry {
  seat: string
  me: Author
  model: { nickname: string; photo: string }
  room: Attendance
  blocked: number
  last: number
  lines: Line[]
}
/** The answer to blocking a person, and to unblocking all. */
export interface BlockResult {
  blocked: number
  lines: Line[]
}

/** A refusal of the platform, or (code NETWORK) a call that got no answer. */
export class RoomError extends Error {
  readonly code: string
  /** Seconds to wait before the next try; 0 where the platform named none. */
  readonly wait: number

  constructor(code: string, wait = 0) {
    super(code)
    this.code = code
    this.wait = wait
  }
}

async function post<T>(action: string, input: object, seat: string, keepalive = false): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(seat && { Authorization: `Bearer ${seat}` }) }
  const asked = { method: 'POST', headers, body: JSON.stringify(input), keepalive }
  const response = await fetch(`/chat/${action}`, asked).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as { success: boolean; value: T; code?: string } | null
  if (!response || !answer) throw new RoomError('NETWORK')
  if (!answer.success) throw new RoomError(answer.code ?? 'UNKNOWN', Number(response.headers.get('retry-after') ?? 0))
  return answer.value
}

/** Exchanges the ticket for a seat. @throws RoomError */
export const enter = (ticket: string): Promise<RoomEntry> => post('enter', { ticket }, '')

/** The calls that the holder of a seat can make. @throws RoomError */
export const seatApi = (seat: string) => ({
  say: (key: string, text: string): Promise<{ line: number }> => post('say', { key, text }, seat),
  block: (person: string): Promise<BlockResult> => post('block', { person }, seat),
  unblock: (): Promise<BlockResult> => post('unblock', {}, seat),
  report: (line: number, reason: string): Promise<object> => post('report', { line, reason }, seat),
  /** For a page that closes: it does not wait for the answer. */
  leave: (): void => void post('leave', {}, seat, true).catch(() => undefined),
})
export type SeatApi = ReturnType<typeof seatApi>
