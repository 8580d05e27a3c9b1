import { createHmac } from 'node:crypto'
import { trialTypes, day } from '@baize/contract'
import { and, gt, inArray, lt } from 'drizzle-orm'
import { playerById } from '../accounts/players/index.ts'
import type { Deps } from '../deps.ts'
import { storedSecret } from '../verification/index.ts'
import type { Person } from './participant.ts'
import { chatBan } from './tables.ts'
import type { chatReport } from './tables.ts'

type ChatDeps = Pick<Deps, 'db' | 'clock'>

/** Milliseconds after which a ban ends: a day. */
const banTime = day

/** The network of a call as the rooms keep it: a keyed hash, from which no address can be read. */
export async function networkMark(deps: Deps, network: string): Promise<string> {
  const key = await storedSecret(deps, 'chat-networks')
  return createHmac('sha256', key).update(network).digest('base64url').slice(0, 22)
}

/**
 * Bans the author of a reported line from every room, for a day (CHAT-07): whoever is banned cannot
 * come in, and loses the seats they have at once. A member is banned by account, under every
 * session. Guests can change all that they are known by, so everybody without an account is banned
 * at that network as well; members there are not.
 */
export async function ban(
  { db, clock }: ChatDeps,
  { id: report, reported, network }: Pick<typeof chatReport.$inferSelect, 'id' | 'reported' | 'network'>,
): Promise<void> {
  const until = new Date(clock.now().getTime() + banTime)
  await db
    .insert(chatBan)
    .values([reported, network].flatMap(banned => (banned ? { banned, until, report } : [])))
    .onConflictDoUpdate({ target: chatBan.banned, set: { until, report } })
}

/**
 * Whether the person is without an account of their own: guests, and trial accounts, which anybody
 * opens.
 */
async function hasNoAccount({ db }: ChatDeps, { role, playerId }: Who): Promise<boolean> {
  if (role !== 'member' || !playerId) return role === 'guest'
  const player = await playerById(db, playerId)
  return !player || trialTypes.includes(player.type)
}

type Who = Pick<Person, 'person' | 'role' | 'playerId'>

/** Whether a person is banned at this moment, who calls from a network. */
export async function isBanned(deps: ChatDeps, who: Who, network: string): Promise<boolean> {
  const running = await deps.db
    .select({ banned: chatBan.banned })
    .from(chatBan)
    .where(and(inArray(chatBan.banned, [who.person, network]), gt(chatBan.until, deps.clock.now())))
  if (running.some(({ banned }) => banned === who.person)) return true
  return running.length > 0 && hasNoAccount(deps, who)
}

/** Deletes bans that have ended. */
export async function sweepBans({ db, clock }: ChatDeps): Promise<void> {
  await db.delete(chatBan).where(lt(chatBan.until, clock.now()))
}
