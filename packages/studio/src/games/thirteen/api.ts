import type { CardRoomsStart } from '../../engine/rooms/start-card-rooms.ts'
import type { RoomView, TableView } from '../../engine/rooms/rooms-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { callStudio, retryOnNetworkError, Refusal } from '../../page/api.ts'

export const startRooms = (code: string, gameCode: string): Promise<CardRoomsStart> =>
  callStudio('rooms/session', '', { code, gameCode })

/**
 * The studio's calls for one player of a card room. The token lives in this closure and nowhere
 * else.
 */
export function connectRooms({ token, gameCode, currency }: Pick<CardRoomsStart, 'token' | 'gameCode' | 'currency'>) {
  return {
    rooms: () => callStudio<{ rooms: RoomView[] }>(`rooms?${new URLSearchParams({ gameCode, currency })}`, ''),
    sit: (order: { roomId: string; clientSeed: string; requestId: string }) =>
      retryOnNetworkError(() => callStudio<{ table: TableView | null; round: RoundView }>('rooms/seat', token, order)),
    /** Resolves when the table is another one than that of the stamp, or after a while. */
    table: (match: number, stamp = '') =>
      callStudio<{ table: TableView }>(
        `rooms/table?${new URLSearchParams({ match: String(match), ...(stamp && { stamp }) })}`,
        token,
      ),
    play: (move: { match: number; moves: number; card: number }) =>
      retryOnNetworkError(() => callStudio<{ table: TableView }>('rooms/card', token, move)),
    leave: (match: number) =>
      retryOnNetworkError(() =>
        callStudio<{ table: TableView | null; round: RoundView | null }>('rooms/leave', token, { match }),
      ),
    balance: () => callStudio<{ balance: string; currency: string }>('balance', token, {}),
    rounds: () => callStudio<{ rounds: RoundView[] }>('rounds', token),
  }
}
export type RoomsConnection = ReturnType<typeof connectRooms>

/** Pauses after a trick and after a broken connection, in milliseconds. */
const pauses = { trick: 1100, broken: 1500 }
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Whether nothing more will happen at a table. */
export const isOver = ({ state, round }: TableView): boolean =>
  (state === 'ended' || state === 'void') && ['settled', 'rolledBack'].includes(round.outcome)

/** Whether a trick was made with the last move. */
const hasTrick = ({ state, led, last, moves }: TableView): boolean =>
  state === 'playing' && led === null && last !== null && moves > 0

export interface MatchHandlers {
  show: (table: TableView) => void
  /** The line is broken, or whole again. */
  broken: (on: boolean) => void
  failed: (error: unknown) => void
}

/**
 * Follows a match from the table it begins with until nothing more happens there, or `stop` is
 * called.
 */
export function watchMatch(api: RoomsConnection, first: TableView, { show, broken, failed }: MatchHandlers) {
  let shown = first
  let readable = 0
  let stopped = false

  /**
   * Shows a table, unless it is older than the one that is shown: answers to moves and to questions
   * cross.
   */
  async function put(table: TableView): Promise<void> {
    await wait(Math.max(0, readable - performance.now()))
    if (stopped || table.moves < shown.moves) return
    if (hasTrick(table) && table.moves > shown.moves) readable = performance.now() + pauses.trick
    shown = table
    show(table)
  }

  async function run(): Promise<void> {
    while (!stopped && !isOver(shown)) {
      try {
        const { table } = await api.table(shown.match, shown.stamp)
        broken(false)
        if (table.stamp !== shown.stamp) await put(table)
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'NETWORK')) return failed(error)
        broken(true)
        await wait(pauses.broken)
      }
    }
  }

  show(first)
  void run()
  return { put, stop: () => void (stopped = true) }
}
