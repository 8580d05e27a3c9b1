/** A room of a card game: what a seat costs, and how many tables of two it has. */
export interface Room {
  roomId: string
  gameCode: string
  name: string
  /** Place of the room's stake among the stakes of its game. */
  stake: number
  tables: number
}

/** Seats at a table. */
export const seatsPerTable = 2

/** Every room there is, in the order in which they are listed. */
export const rooms: readonly Room[] = [
  { roomId: 'garden', gameCode: 'thirteen', name: 'Garden room', stake: 0, tables: 50 },
  { roomId: 'gallery', gameCode: 'thirteen', name: 'Gallery', stake: 1, tables: 20 },
  { roomId: 'library', gameCode: 'thirteen', name: 'Library', stake: 2, tables: 10 },
  { roomId: 'head-table', gameCode: 'thirteen', name: 'Head table', stake: 3, tables: 1 },
]

export const roomsOf = (gameCode: string): readonly Room[] => rooms.filter(room => room.gameCode === gameCode)
export const roomOf = (gameCode: string, roomId: string): Room | null =>
  rooms.find(room => room.gameCode === gameCode && room.roomId === roomId) ?? null
/** Whether a game is played in rooms, against other people. */
export const hasRooms = (gameCode: string): boolean => roomsOf(gameCode).length > 0
