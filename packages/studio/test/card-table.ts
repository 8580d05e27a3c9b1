import type { TableView } from '../src/engine/rooms/rooms-view.ts'
import type { Answer, Player } from './player.ts'

/** Answer to a page of rooms: a table, or a refusal. */
export type SeatMessage = Answer<{ table: TableView | null; code?: string }>

/** A player at a card table, as the page of the game would sit there. */
export interface Sitter {
  player: Player
  sit(roomId?: string, requestId?: string): Promise<SeatMessage>
  look(match: number): Promise<TableView>
  play(match: number, moves: number, card: number): Promise<SeatMessage>
  leave(match: number): Promise<SeatMessage>
}

/** Starts the game for a player, who sits down nowhere yet. */
export async function sitter(player: Player, clientSeed = 'seed'): Promise<Sitter> {
  await player.startRooms()
  return {
    player,
    sit: (roomId = 'gallery', requestId = crypto.randomUUID()) =>
      player.call('rooms/seat', { roomId, clientSeed, requestId }),
    look: async match =>
      (await player.call<{ table: TableView }>(`rooms/table?${new URLSearchParams({ match: String(match) })}`)).body
        .table,
    play: (match, moves, card) => player.call('rooms/card', { match, moves, card }),
    leave: match => player.call('rooms/leave', { match }),
  }
}

/** Seats two people in a room and returns the number of their match. */
export async function meet(first: Sitter, second: Sitter, roomId?: string): Promise<number> {
  await first.sit(roomId)
  const { body } = await second.sit(roomId)
  if (body.table?.state !== 'playing') throw new Error(`They did not meet: ${JSON.stringify(body)}`)
  return body.table.match
}

/** Plays the first legal card for the player to move, until the match is over. */
export async function playOut(sitters: readonly [Sitter, Sitter], match: number): Promise<void> {
  for (;;) {
    const tables = await Promise.all(sitters.map(each => each.look(match)))
    const at = tables.findIndex(({ legal }) => legal.length > 0)
    const table = tables[at]
    const [card] = table?.legal ?? []
    if (!table || card === undefined) return
    await sitters[at]?.play(match, table.moves, card)
  }
}
