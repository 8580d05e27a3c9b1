import { hasRooms } from '../rooms/rooms.ts'
import { publicDraw } from '../store/draws.ts'
import { publicMatch } from '../store/matches.ts'
import type { Store } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import { publicSeed } from '../store/seeds.ts'

/** The seed under a round as anybody may see it: the player's own, that of the draw, or that of the match it was bet on. */
export function seedUnder(store: Store, { player, gameCode, draw, seedNumber }: Round) {
  if (draw === null) return publicSeed(store, player, gameCode, seedNumber)
  return hasRooms(gameCode) ? publicMatch(store, { gameCode, number: draw }) : publicDraw(store, gameCode, draw)
}
