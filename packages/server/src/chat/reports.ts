import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { wake } from './hub.ts'
import { lineOf, removeLine } from './messages.ts'
import { modelOf } from './models.ts'
import { hostOf } from './participant.ts'
import { chatRules, type ReportReason } from './rules.ts'
import type { Seat } from './seats.ts'
import { chatBan, chatReport } from './tables.ts'

type Given = Pick<Deps, 'db' | 'clock' | 'random'>
type Report = typeof chatReport.$inferSelect

/** What staff do about a report. */
export const settlements = ['remove', 'ban', 'dismiss'] as const
export type Settlement = (typeof settlements)[number]

/**
 * Tells staff of a line, with a copy of it. Who reports the same line twice has reported it once.
 * @returns whether there is such a line
 */
export async function report(
  { db, clock, random }: Given,
  { modelId, person }: Pick<Seat, 'modelId' | 'person'>,
  { line, reason }: { line: number; reason: ReportReason },
): Promise<boolean> {
  const said = await lineOf({ db, clock }, modelId, line)
  if (!said) return false
  const { person: reported, name, body } = said
  const copy = { modelId, line, reporter: person, reported, name, body, reason }
  await db
    .insert(chatReport)
    .values({ id: random.id(), ...copy, at: clock.now() })
    .onConflictDoNothing()
  return true
}

/** Reports that nobody has settled yet, oldest first. */
export const openReports = ({ db }: Pick<Given, 'db'>): Promise<Report[]> =>
  db.select().from(chatReport).where(isNull(chatReport.settled)).orderBy(asc(chatReport.at)).limit(100)

/** Keeps somebody out of every room for a day; their streams notice at once. */
async function ban({ db, clock }: Given, person: string): Promise<void> {
  const until = new Date(clock.now().getTime() + chatRules.ban)
  await db.insert(chatBan).values({ person, until }).onConflictDoUpdate({ target: chatBan.person, set: { until } })
}

/** Takes the line that a report is about away for everybody. */
async function remove(deps: Given, { modelId, line }: Report): Promise<void> {
  const model = await modelOf(deps, modelId)
  if (model) await removeLine(deps, { modelId, ...hostOf(model) }, line)
}

const acts: Record<Settlement, (deps: Given, about: Report) => Promise<void>> = {
  remove,
  ban: async (deps, about) => {
    await ban(deps, about.reported)
    await remove(deps, about)
  },
  dismiss: async () => undefined,
}

/**
 * Does what staff decided about a report.
 * @returns the report; null where there is no open one of that id
 */
export async function settle(deps: Given, id: string, how: Settlement): Promise<Report | null> {
  const [about] = await deps.db
    .update(chatReport)
    .set({ settled: how, settledAt: deps.clock.now() })
    .where(and(eq(chatReport.id, id), isNull(chatReport.settled)))
    .returning()
  if (!about) return null
  await acts[how](deps, about)
  wake(deps.db, about.modelId)
  return about
}
