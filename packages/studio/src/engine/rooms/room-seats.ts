import type { Games, Room } from '../game.ts'

/** Seats at a table. */
export const seatsPerTable = 2

export const roomsOf = ({ rooms }: Games, gameCode: string): readonly Room[] =>
  rooms.filter(room => room.gameCode === gameCode)
export const roomOf = (games: Games, gameCode: string, roomId: string): Room | null =>
  roomsOf(games, gameCode).find(room => room.roomId === roomId) ?? null
