import { executions, languages, linkageTypes, popups, sitePages, type Language } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { UsageError } from '../area.ts'
import type { Db } from '../db/open.ts'
import { game, selectGames } from '../games/index.ts'
import { DateTime } from '../date-time.ts'
import { announcement } from './tables.ts'

const codes = Object.keys(languages) as Language[]
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** What staff write of a load popup, a promotion or an entry of the help. */
const Written = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))),
  execution: z.optional(z.enum(executions)),
  sequence: z._default(z.int().check(z.gte(1), z.lte(999)), 1),
  from: z.optional(DateTime()),
  to: z.optional(z.nullable(DateTime())),
  link: z.optional(z.strictObject({ type: z.enum(linkageTypes), to: text(300) })),
  texts: z.partialRecord(
    z.enum(codes),
    z.strictObject({ title: text(80), content: text(2000), action: z._default(z.string().check(z.maxLength(30)), '') }),
  ),
})
export type WrittenAnnouncement = z.infer<typeof Written>
type Link = NonNullable<WrittenAnnouncement['link']>

const paths = new Set(sitePages.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(path => path.toLowerCase()))

/** Whether an address of the site logs somebody in: what everybody reads must not. */
const namesToken = (to: string): boolean =>
  [...new URL(to, 'https://site.example').searchParams.keys()].some(name => name.toLowerCase() === 'token')

/** Whether a link leads somewhere, by its kind (HOME-29). */
const leads: Record<Link['type'], (to: string, db: Db) => boolean | Promise<boolean>> = {
  URL: to => {
    const found = URL.parse(to)
    // A name before the host is taken for the host by who reads it.
    return found?.protocol === 'https:' && !found.username && !found.password
  },
  ROUTE: to => paths.has(to.replace(/[?#].*$/, '').toLowerCase()) && !namesToken(to),
  POPUP: to => Object.hasOwn(popups, to),
  async GAME(to, db) {
    const [vassalage, gameType, gameCode, nodeId = '', ...more] = to.split('/')
    const [found] = await selectGames(db, eq(game.nodeId, nodeId))
    if (!found || more.length) return false
    const { game: named, vendor } = found
    return vendor.vassalage === vassalage && named.gameType === gameType && named.gameCode === gameCode
  },
  async PROMOTION(to, db) {
    const named = and(eq(announcement.id, to), eq(announcement.type, 'PR'))
    return (await db.select({ id: announcement.id }).from(announcement).where(named)).length > 0
  },
}

async function requireLink({ link, texts }: WrittenAnnouncement, db: Db): Promise<void> {
  const words = Object.values(texts)
  if (words.some(({ action }) => Boolean(action.trim()) !== Boolean(link)))
    throw new UsageError('A link needs the word on its button, "action", in each language, and a button needs a link.')
  if (link && !(await leads[link.type](link.to, db)))
    throw new UsageError(`There is no ${link.type} "${link.to}" to link to.`)
}

function parse(json: string): WrittenAnnouncement {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new UsageError('Write it as JSON, as docs/platform.md shows.')
  }
  const { success, data, error } = Written.safeParse(value)
  if (success) return data
  const wrong = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new UsageError(`That cannot be published. ${wrong.join('; ')}`)
}

/**
 * Checks what staff have written, as JSON.
 * @param audience - whether it needs one, as load popups alone do
 * @throws UsageError where a field is wrong, a language unknown, the end before the beginning, or a
 *   link leads nowhere
 */
export async function checkAnnouncement(
  json: string,
  { audience, now, db }: { audience: boolean; now: Date; db: Db },
): Promise<WrittenAnnouncement> {
  const written = parse(json)
  if (audience !== Boolean(written.execution))
    throw new UsageError(
      audience ? 'Say by "execution" who sees it: A, B or F.' : 'Only a popup has an audience, "execution".',
    )
  if (!Object.keys(written.texts).length) throw new UsageError('It needs "texts" in one language at least.')
  if (written.to && Date.parse(written.to) <= (written.from ? Date.parse(written.from) : now.getTime()))
    throw new UsageError('It would end before it begins.')
  await requireLink(written, db)
  return written
}
