import { and, inArray, like, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { game, gameWord } from './tables.ts'
import { wordsOf } from './words-of.ts'

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
