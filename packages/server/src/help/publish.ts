import { desc, eq, and } from 'drizzle-orm'
import { auditStaff } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { WrittenArticle } from './article-file.ts'
import { helpArticle, type StoredArticle } from './tables.ts'

type PublishDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** The latest version of an article, withdrawn or not; null where there is none. */
export async function latestOf(db: Db, id: string, language: string): Promise<StoredArticle | null> {
  const [row] = await db
    .select()
    .from(helpArticle)
    .where(and(eq(helpArticle.id, id), eq(helpArticle.language, language)))
    .orderBy(desc(helpArticle.version))
    .limit(1)
  return row ?? null
}

/** Whether a version says what an article says. */
export const isSame = (stored: StoredArticle, article: WrittenArticle): boolean =>
  Object.entries(article).every(([name, value]) => stored[name as keyof WrittenArticle] === value)

/**
 * Publishes an article as its next version. Of two who publish at the same moment one is refused by
 * the key of the table.
 * @returns the version; that of the last where nothing changed
 */
export async function publishArticle(
  deps: PublishDeps,
  { id, language, article, by }: { id: string; language: string; article: WrittenArticle; by: string },
): Promise<number> {
  return inTransaction(deps.db, async tx => {
    const before = await latestOf(tx, id, language)
    if (before && !before.withdrawn && isSame(before, article)) return before.version
    const version = (before?.version ?? 0) + 1
    const row = { ...article, id, language, version, withdrawn: false, publishedAt: deps.clock.now(), publishedBy: by }
    await tx.insert(helpArticle).values(row)
    await auditStaff(deps, tx, by, {
      what: 'help-published',
      reason: `${id} ${language}`,
      before: { version: before?.version ?? null, title: before?.title ?? null },
      after: { version, title: article.title },
    })
    return version
  })
}

/** Takes an article out of the help; its versions stay. @returns whether it was shown */
export async function withdrawArticle(
  deps: PublishDeps,
  { id, language, by }: { id: string; language: string; by: string },
): Promise<boolean> {
  return inTransaction(deps.db, async tx => {
    const before = await latestOf(tx, id, language)
    if (!before || before.withdrawn) return false
    const version = before.version + 1
    await tx
      .insert(helpArticle)
      .values({ ...before, version, withdrawn: true, publishedAt: deps.clock.now(), publishedBy: by })
    const facts = { before: { withdrawn: false }, after: { withdrawn: true } }
    await auditStaff(deps, tx, by, { what: 'help-withdrawn', reason: `${id} ${language}`, ...facts })
    return true
  })
}
