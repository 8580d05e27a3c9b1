import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { ban } from './bans.ts'
import { listenersOf } from './room-listeners.ts'
import { lineOf, removeLine } from './lines.ts'
import { modelOf } from './models.ts'
import { modelPerson } from './participant.ts'
import type { Seat } from './seats.ts'
import { chatReport } from './tables.ts'

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'random'>
type Report = typeof chatReport.$inferSelect

/** Reasons for which a line is reported (CHAT-07). */
export const reportReasons = ['underage', 'abuse', 'fraud', 'other'] as const
type ReportReason = (typeof reportReasons)[number]

/** Ways in which staff settle a report: remove its line, ban its author as well, or do nothing. */
export const settlements = ['remove', 'ban', 'dismiss'] as const
export type Settlement = (typeof settlements)[number]

/**
 * Reports a line to staff, with a copy of it. The same person reports a line only once.
 * @returns whether there is such a line
 */
export async function report(
  { db, clock, random }: ReportDeps,
  { modelId, person }: Pick<Seat, 'modelId' | 'person'>,
  { line, reason }: { line: number; reason: ReportReason },
): Promise<boolean> {
  const said = await lineOf({ db, clock }, modelId, line)
  if (!said) return false
  const { person: reported, name, body, network } = said
  const copy = { modelId, line, reporter: person, reported, network, name, body, reason }
  await db
    .insert(chatReport)
    .values({ id: random.id(), ...copy, at: clock.now() })
    .onConflictDoNothing()
  return true
}

/** Reports that nobody has settled yet, oldest first. */
export const openReports = ({ db }: Pick<ReportDeps, 'db'>): Promise<Report[]> =>
  db.select().from(chatReport).where(isNull(chatReport.settled)).orderBy(asc(chatReport.at)).limit(100)

/** Removes the line that a report is about, for everybody. */
async function removeReported(deps: ReportDeps, { modelId, line }: Report): Promise<void> {
  const model = await modelOf(deps, modelId)
  if (model) await removeLine(deps, { modelId, ...modelPerson(model) }, line)
}

const settling: Record<Settlement, (deps: ReportDeps, reported: Report) => Promise<void>> = {
  remove: removeReported,
  ban: async (deps, about) => {
    await ban(deps, about)
    await removeReported(deps, about)
  },
  dismiss: async () => undefined,
}

/**
 * Settles a report as staff decided.
 * @param by - who of staff decided
 * @returns the report; null where there is no open one of that id
 */
export async function settle(deps: Deps, id: string, how: Settlement, by: string): Promise<Report | null> {
  const settled = await inTransaction(deps.db, async tx => {
    const [about] = await tx
      .update(chatReport)
      .set({ settled: how, settledAt: deps.clock.now() })
      .where(and(eq(chatReport.id, id), isNull(chatReport.settled)))
      .returning()
    if (!about) return null
    await settling[how]({ ...deps, db: tx }, about)
    await tx.update(chatReport).set({ network: null }).where(eq(chatReport.id, id))
    const { modelId, line, reported, name, body, reason } = about
    const before = { modelId, line, person: reported, name, body, reportedFor: reason, settled: null }
    const after = { settled: how, ...(how === 'ban' && { networkBanned: Boolean(about.network) }) }
    await auditStaff(deps, tx, by, { what: 'chat-report-settled', reason: id, before, after })
    return about
  })
  if (settled) listenersOf(deps).wake(settled.modelId)
  return settled
}
