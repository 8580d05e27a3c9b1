import { launchChat, trialTypes, minute } from '@baize/contract'
import { and, eq, gt } from 'drizzle-orm'
import { digest, newSecret } from '../secrets.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, type Context } from '../http/route.ts'
import { ownOrigin } from '../system/index.ts'
import { modelOf } from './models.ts'
import { personOf, type Person } from './participant.ts'
import { requireLiveChat } from './settings.ts'
import { chatTicket } from './tables.ts'

/** Path of the page of a room on the platform. */
const roomPath = '/chat/room'

/** Milliseconds for which the address of a launch lets somebody in (CHAT-05). */
const ticketTime = minute
/** The same for the address that staff print for a model. */
export const modelTicketTime = 10 * minute

export interface Ticket {
  ticket: string
  endsAt: Date
}

/** Makes a ticket, which lets a person into a room once, within so many milliseconds. */
export async function makeTicket(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  modelId: string,
  person: Person,
  life: number,
): Promise<Ticket> {
  const ticket = newSecret(random)
  const endsAt = new Date(clock.now().getTime() + life)
  await db.insert(chatTicket).values({ ticketHash: digest(ticket), modelId, ...person, endsAt })
  return { ticket, endsAt }
}

/** Uses a ticket up. Null where it is unknown, used or too old. */
export async function takeTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ticket: string,
): Promise<(Person & { modelId: string }) | null> {
  const [taken] = await db
    .delete(chatTicket)
    .where(and(eq(chatTicket.ticketHash, digest(ticket)), gt(chatTicket.endsAt, clock.now())))
    .returning()
  return taken ?? null
}

/** Address of a room. The ticket stands in the fragment, which no server and no log ever sees. */
export const roomAddress = (origin: string, ticket: string, language: string): string =>
  `${origin}${roomPath}?lang=${language.slice(0, 2).toLowerCase()}#${ticket}`

/**
 * Refuses guests and trial accounts, on a site where only members may chat (CHAT-05, CHAT-07).
 * @throws Refusal NOT_LOGGED_IN or TRIAL_REFUSED
 */
function requireMember({ session }: Context): void {
  if (!session) throw new Refusal('NOT_LOGGED_IN')
  if (trialTypes.includes(session.type)) throw new Refusal('TRIAL_REFUSED')
}

/** Launches the room of a model: its address, with a ticket of the caller (CHAT-03, CHAT-05). */
export const launchChatRoute = route(launchChat, async ({ modelId, language, device }, ctx) => {
  const { deps } = ctx
  const { login } = await requireLiveChat(deps)
  if (login) requireMember(ctx)
  const model = await modelOf(deps, modelId)
  if (!model) throw new Refusal('NOT_FOUND')
  const person = personOf(ctx.session, device, deps.random)
  const { ticket, endsAt } = await makeTicket(deps, model.id, person, ticketTime)
  const origin = ownOrigin(deps.config, ctx.headers.get('host'))
  return { url: roomAddress(origin, ticket, language), endsAt: endsAt.toISOString() }
})
