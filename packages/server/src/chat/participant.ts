import { createHash } from 'node:crypto'
import type { SessionInfo } from '../http/route.ts'
import type { Random } from '../random.ts'
import { maskName } from '../text/mask-name.ts'
import type { Role } from './tables.ts'

/** Somebody as a room knows them. */
export interface Person {
  person: string
  name: string
  role: Role
  /** Whose session they came in with, and which: their seat ends with it. Guests and hosts have none. */
  playerId: string | null
  sessionId: string | null
}

const noSession = { playerId: null, sessionId: null } as const

const idOf = (of: string): string => createHash('sha256').update(`chat ${of}`).digest('base64url').slice(0, 22)

/** A guest's name is a number of four digits that comes from who it is, so that the same guest has the same one. */
const guestNumber = (person: string): string =>
  String(createHash('sha256').update(person).digest().readUInt32BE() % 10_000).padStart(4, '0')

/**
 * Who comes in: a member by a masked name, a guest by a number. A browser that says who it is stays the same guest, any other is a new one
 * each time.
 */
export function personOf(session: SessionInfo | null, device: string | undefined, random: Random): Person {
  if (session) {
    const { playerId, id: sessionId, account } = session
    return { person: idOf(`player ${playerId}`), name: maskName(account), role: 'member', playerId, sessionId }
  }
  const person = idOf(device ? `device ${device}` : `once ${random.id()}`)
  return { person, name: guestNumber(person), role: 'guest', ...noSession }
}

/** The host of a room, by the name of the model. */
export const hostOf = (model: { id: string; nickname: string }): Person => ({
  person: idOf(`model ${model.id}`),
  name: model.nickname,
  role: 'host',
  ...noSession,
})
