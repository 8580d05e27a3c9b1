import { and, eq, gt } from 'drizzle-orm'
import { digest, newSecret } from '../access/secrets.ts'
import type { Deps } from '../deps.ts'
import type { Person } from './participant.ts'
import { chatTicket } from './tables.ts'

/** Where the page of a room lies on the platform. */
export const roomPath = '/chat/room'

export interface Ticket {
  ticket: string
  endsAt: Date
}

/** Lets a person into a room, once and not for long. */
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
