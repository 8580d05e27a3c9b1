import type { Category } from '@baize/contract'
import { and, asc, count, eq, inArray, like, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { itemColumns, ofVendor, type ItemRow } from './item.ts'
import { game, gameWord, vendor } from './tables.ts'
import { wordsOf } from './catalogue/search-words.ts'

/** More words than a title has cannot find more. */
const mostWords = 4

/**
 * The condition that a title holds every word of a keyword, each by its beginning (GAME-45); null where the keyword says nothing.
 * Words hold letters and digits only, so none of them means anything to `like`.
 */
export function titleHas(db: Db, keyword: string): SQL | null {
  const found = wordsOf(keyword)
    .slice(0, mostWords)
    .map(word =>
      db
        .select({ nodeId: gameWord.nodeId })
        .from(gameWord)
        .where(like(gameWord.word, `${word}%`)),
    )
  return and(...found.map(ids => inArray(game.nodeId, ids))) ?? null
}

export interface Wanted {
  keyword: string
  gameType?: Category | undefined
  vassalage?: string | undefined
}

/** Games of all kinds, or of one kind or vendor, by the words of their titles. */
export async function searchGames(
  db: Db,
  { keyword, gameType, vassalage }: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const title = titleHas(db, keyword)
  if (!title) return { rows: [], total: 0 }
  const where = and(
    title,
    gameType && eq(game.gameType, gameType),
    vassalage === undefined ? undefined : eq(game.vassalage, vassalage),
  )
  const rows = await db
    .select(itemColumns)
    .from(game)
    .innerJoin(vendor, ofVendor)
    .where(where)
    .orderBy(asc(game.place))
    .offset(offset)
    .limit(limit)
  const [length] = await db.select({ total: count() }).from(game).where(where)
  return { rows, total: length?.total ?? 0 }
}
