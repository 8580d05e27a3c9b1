import { createHash } from 'node:crypto'
import type { SessionInfo } from '../http/route.ts'
import type { Random } from '../random.ts'
import { maskName } from '../text/mask.ts'
import type { Role } from './tables.ts'

/** A person as a room knows them. */
export interface Person {
  person: string
  name: string
  role: Role
  /**
   * The session that they came in with, with which their seat ends. Guests and models have none.
   */
  playerId: string | null
  sessionId: string | null
}

const noSession = { playerId: null, sessionId: null } as const

const idOf = (of: string): string => createHash('sha256').update(`chat ${of}`).digest('base64url').slice(0, 22)

/**
 * A guest's name: four digits drawn from the person's id, so that the same guest has the same name.
 */
const guestNumber = (person: string): string =>
  String(createHash('sha256').update(person).digest().readUInt32BE() % 10_000).padStart(4, '0')

/**
 * The person who comes in: a member by a masked name, a guest by a number. A browser that names its
 * device stays the same guest; any other is a new guest each time.
 */
export function personOf(session: SessionInfo | null, device: string | undefined, random: Random): Person {
  if (session) {
    const { playerId, id: sessionId, account } = session
    return { person: idOf(`player ${playerId}`), name: maskName(account), role: 'member', playerId, sessionId }
  }
  const person = idOf(device ? `device ${device}` : `once ${random.id()}`)
  return { person, name: guestNumber(person), role: 'guest', ...noSession }
}

/** The model of a room, who has the role `host` there. */
export const modelPerson = (model: { id: string; nickname: string }): Person => ({
  person: idOf(`model ${model.id}`),
  name: model.nickname,
  role: 'host',
  ...noSession,
})
