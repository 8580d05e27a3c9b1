import type { Notice } from '@baize/contract'
import { and, desc, gt, isNull, lte, or } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { inLanguage } from '../text/language.ts'
import { closedVendors, nameClosedVendors, namesClosedVendors } from './closed-vendors.ts'
import { paragraphs } from './paragraphs.ts'
import { notice } from './tables.ts'

/** Max notices of a list; the popup pages through them. */
const maxNotices = 90

/** The notices that all players are told now, the newest first. */
export async function noticesNow({ db, clock }: Pick<Deps, 'db' | 'clock'>, language: string): Promise<Notice[]> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(notice)
    .where(and(lte(notice.publishedAt, now), or(isNull(notice.endsAt), gt(notice.endsAt, now))))
    .orderBy(desc(notice.publishedAt), desc(notice.id))
    .limit(maxNotices)
  const translated = rows.map(row => ({ ...row, ...(inLanguage(row.texts, language) ?? { title: '', content: '' }) }))
  const closed = translated.some(({ content }) => namesClosedVendors(content)) ? await closedVendors(db, language) : ''
  return translated.flatMap(({ id, title, content, publishedAt }) => {
    const named = nameClosedVendors(content, closed)
    return named === null ? [] : [{ id, title, content: paragraphs(named), time: publishedAt.toISOString() }]
  })
}
