import type { Room } from '../../engine/game.ts'

/** Every room there is, in the order in which they are listed. */
export const rooms: readonly Room[] = [
  { roomId: 'garden', gameCode: 'thirteen', name: 'Garden room', stake: 0, tables: 50 },
  { roomId: 'gallery', gameCode: 'thirteen', name: 'Gallery', stake: 1, tables: 20 },
  { roomId: 'library', gameCode: 'thirteen', name: 'Library', stake: 2, tables: 10 },
  { roomId: 'head-table', gameCode: 'thirteen', name: 'Head table', stake: 3, tables: 1 },
]
