import { asc, eq, gt, or } from 'drizzle-orm'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { isUuid } from '../random.ts'
import { chatBan, chatReport } from './tables.ts'

type BanDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** A ban as staff see it: a person and the network with them, or what is left of the two. */
export interface RunningBan {
  /** The report that it follows; of an older ban, the person or network itself. */
  id: string
  /** The name that others read in the room. */
  name: string
  body: string
  until: Date
  withNetwork: boolean
}

/** Bans that have not ended, those that end first at the top. */
export async function runningBans({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<RunningBan[]> {
  const rows = await db
    .select({ ban: chatBan, about: chatReport })
    .from(chatBan)
    .leftJoin(chatReport, eq(chatReport.id, chatBan.report))
    .where(gt(chatBan.until, clock.now()))
    .orderBy(asc(chatBan.until), asc(chatBan.banned))
  const bans = new Map<string, RunningBan>()
  for (const {
    ban: { banned, until, report },
    about,
  } of rows) {
    const id = report ?? banned
    const withNetwork = bans.get(id)?.withNetwork === true || (about !== null && about.reported !== banned)
    bans.set(id, { id, name: about?.name ?? '', body: about?.body ?? '', until, withNetwork })
  }
  return [...bans.values()]
}

/**
 * Lets a person come in again before their ban ends, and everybody at the network that was banned
 * with them.
 * @param by - who of staff lifts it
 * @returns the ban; null where none of that id runs
 */
export const liftBan = (deps: BanDeps, id: string, by: string): Promise<RunningBan | null> =>
  inTransaction(deps.db, async tx => {
    const lifted = (await runningBans({ ...deps, db: tx })).find(one => one.id === id)
    const isOfId = or(eq(chatBan.banned, id), isUuid(id) ? eq(chatBan.report, id) : undefined)
    const deleted = lifted ? await tx.delete(chatBan).where(isOfId).returning({ banned: chatBan.banned }) : []
    if (!lifted || !deleted.length) return null
    const { name, until, withNetwork } = lifted
    const before = { name, until: until.toISOString(), networkBanned: withNetwork }
    await auditStaff(deps, tx, by, { what: 'chat-ban-lifted', reason: id, before, after: { until: null } })
    return lifted
  })
