import type { Room } from '../../engine/game.ts'

/** Every room there is, in the order in which they are listed. */
export const rooms: readonly Room[] = [
  { roomId: 'garden', gameCode: 'thirteen', name: 'Garden room', stake: 0, tables: 50 },
  { roomId: 'gallery', gameCode: 'thirteen', name: 'Gallery', stake: 1, tables: 20 },
  { roomId: 'library', gameCode: 'thirteen', name: 'Library', stake: 2, tables: 10 },
  { roomId: 'head-table', gameCode: 'thirteen', name: 'Head table', stake: 3, tables: 1 },
  { roomId: 'ballroom', gameCode: 'grand-thirteen', name: 'Ballroom', stake: 2, tables: 4 },
  { roomId: 'rotunda', gameCode: 'grand-thirteen', name: 'Rotunda', stake: 3, tables: 2 },
  { roomId: 'bar', gameCode: 'club-thirteen', name: 'Bar', stake: 0, tables: 30 },
  { roomId: 'card-room', gameCode: 'club-thirteen', name: 'Card room', stake: 2, tables: 10 },
  { roomId: 'pavilion', gameCode: 'jade-thirteen', name: 'Pavilion', stake: 0, tables: 30 },
  { roomId: 'tea-room', gameCode: 'jade-thirteen', name: 'Tea room', stake: 1, tables: 20 },
  { roomId: 'bridge', gameCode: 'jade-thirteen', name: 'Bridge', stake: 3, tables: 5 },
]
