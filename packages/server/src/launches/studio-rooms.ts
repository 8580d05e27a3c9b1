import type { Room } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'

/** The studio answers within this time, in milliseconds, or counts as down. */
const patience = 3000

const Rooms = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      name: z.string(),
      minEntry: z.string(),
      minBet: z.string(),
      maxBet: z.string(),
      players: z.number(),
      capacity: z.number(),
      state: z.enum(['open', 'full', 'closed']),
    }),
  ),
})

/**
 * The rooms of a game, as the studio has them at this moment; none where the game has none.
 * @throws Refusal ROOMS_DOWN where the studio does not answer, or not what it should
 */
export async function askRooms(deps: Deps, gameCode: string, currency: string): Promise<Room[]> {
  try {
    const path = `/api/rooms?${new URLSearchParams({ gameCode, currency })}`
    const reply = await fetch(new URL(path, deps.config.origins.studio), { signal: AbortSignal.timeout(patience) })
    if (!reply.ok) throw new Error(`The studio answers ${reply.status}`)
    return Rooms.parse(await reply.json()).rooms
  } catch (error) {
    deps.report(error, { asked: 'rooms' })
    throw new Refusal('ROOMS_DOWN')
  }
}
