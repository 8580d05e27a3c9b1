import { eq } from 'drizzle-orm'
import { UsageError, type Command } from '../area.ts'
import { auditStaff, type AuditFacts } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { siteSetting } from '../system/index.ts'
import { inLanguage } from '../text/language.ts'
import { richTextOf } from '../text/rich-text.ts'
import { checkAnnouncement, type WrittenAnnouncement } from './announcement-input.ts'
import { announcement, type StoredAnnouncement } from './tables.ts'

/** Types by the word that staff say. */
const typeOf = { popup: 'PU', promotion: 'PR', help: 'H' } as const
type Subject = keyof typeof typeOf
const isSubject = (word: string): word is Subject => Object.hasOwn(typeOf, word)

/** An announcement as the audit trail shows it. */
const factsOf = ({
  type,
  execution,
  sequence,
  texts,
  linkageType,
  linkage,
  ...row
}: StoredAnnouncement): AuditFacts => ({
  type,
  execution,
  sequence,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  link: linkageType && `${linkageType} ${linkage}`,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([code, words]) =>
      Object.entries(words).flatMap(([name, value]) =>
        // Follows from the content.
        name === 'html' ? [] : [[`${code}.${name}`, value as string]],
      ),
    ),
  ),
})

async function lockAnnouncement(tx: Db, id: string): Promise<StoredAnnouncement | null> {
  const [row] = await tx.select().from(announcement).where(eq(announcement.id, id)).for('update')
  return row ?? null
}

/** Texts with the markup of their content, which is written as markdown (ANN-15). */
const formatted = (texts: WrittenAnnouncement['texts']): StoredAnnouncement['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([code, words]) => [code, { ...words, html: richTextOf(words.content) }]),
  )

/** Publishes an announcement, or replaces the one of its id. */
async function publish(deps: Deps, subject: Subject, json: string, by: string): Promise<string[]> {
  const type = typeOf[subject]
  const now = deps.clock.now()
  const written = await checkAnnouncement(json, { audience: type === 'PU', now, db: deps.db })
  const { from, to, link } = written
  const id = written.id ?? deps.random.id()
  await inTransaction(deps.db, async tx => {
    const before = await lockAnnouncement(tx, id)
    if (before && before.type !== type) throw new UsageError(`"${id}" is another kind of announcement.`)
    const row: StoredAnnouncement = {
      id,
      type,
      execution: written.execution ?? null,
      sequence: written.sequence,
      texts: formatted(written.texts),
      linkageType: link?.type ?? null,
      linkage: link?.to ?? '',
      startsAt: from ? new Date(from) : (before?.startsAt ?? now),
      endsAt: to ? new Date(to) : null,
    }
    await tx.insert(announcement).values(row).onConflictDoUpdate({ target: announcement.id, set: row })
    const change = { ...(before && { before: factsOf(before) }), after: factsOf(row) }
    await auditStaff(deps, tx, by, { what: 'announcement-published', reason: id, ...change })
  })
  const { languages } = await readSetting(deps, siteSetting)
  const missing = languages.filter(code => !Object.hasOwn(written.texts, code))
  return [
    `Published as ${id}.`,
    ...(missing.length ? [`It has no text in ${missing.join(', ')}: there it is shown in another language.`] : []),
  ]
}

/** Ends an announcement now; one that has ended stays as it is. */
async function end(deps: Deps, id: string, by: string): Promise<string[]> {
  await inTransaction(deps.db, async tx => {
    const before = await lockAnnouncement(tx, id)
    if (!before) throw new UsageError(`There is no announcement "${id}".`)
    const endsAt = deps.clock.now()
    if (before.endsAt && before.endsAt <= endsAt) return
    await tx.update(announcement).set({ endsAt }).where(eq(announcement.id, id))
    const change = { before: factsOf(before), after: factsOf({ ...before, endsAt }) }
    await auditStaff(deps, tx, by, { what: 'announcement-ended', reason: id, ...change })
  })
  return [`${id} has ended.`]
}

function stateOf({ startsAt, endsAt }: StoredAnnouncement, now: Date): string {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt > now ? 'coming' : 'shown'
}

async function list({ db, clock }: Deps): Promise<string[]> {
  const rows = await db.select().from(announcement).orderBy(announcement.type, announcement.sequence, announcement.id)
  const name = (type: StoredAnnouncement['type']) =>
    Object.entries(typeOf).find(([, each]) => each === type)?.[0] ?? type
  if (!rows.length) return ['There are no popups, promotions or entries of the help.']
  return rows.map(row =>
    [
      stateOf(row, clock.now()).padEnd(7),
      `${name(row.type)} ${row.execution ?? ''}`.padEnd(11),
      row.id.padEnd(24),
      `${row.startsAt.toISOString()} to ${row.endsAt?.toISOString() ?? 'no end'}`,
      inLanguage(row.texts, 'EN')?.title ?? '',
    ].join(' '),
  )
}

/** Staff's command for load popups, promotions and the help (ENT-22, ANN-07, ANN-09). */
export const announcementsCommand: Command = {
  usage: 'announcements [popup JSON | promotion JSON | help JSON | end ID]',
  does: 'lists popups, promotions and help, publishes one, or ends one',
  run: async (deps, [word, ...rest], by) => {
    if (word === undefined) return { ok: true, lines: await list(deps) }
    if (word === 'end') return { ok: true, lines: await end(deps, rest[0] ?? '', by) }
    if (!isSubject(word)) throw new UsageError(`There is no kind of announcement "${word}".`)
    return { ok: true, lines: await publish(deps, word, rest.join(' '), by) }
  },
}
