import type { CardRoomsStart } from '../../engine/rooms/start-card-rooms.ts'
import type { RoomView, TableView } from '../../engine/rooms/rooms-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { callStudio, retryOnNetworkError } from '../../page/api.ts'

export const startRooms = (code: string, gameCode: string): Promise<CardRoomsStart> =>
  callStudio('rooms/session', '', { code, gameCode })

/** The studio's calls for one player of a card room. The token lives in this closure and nowhere else. */
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
