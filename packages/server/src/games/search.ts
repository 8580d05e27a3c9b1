import { gameSearch, type Category } from '@baize/contract'
import { and, asc, count, eq, inArray, like, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { itemOf } from './item.ts'
import { openFirst, selectGames, type GameRow } from './select-games.ts'
import { game, gameWord } from './tables.ts'
import { wordsOf } from './title-words.ts'

/** Words of a keyword that are used; no title has more. */
const maxWords = 4

/**
 * The condition that a title holds every word of a keyword, each by its beginning (GAME-45); null
 * where the keyword has no word. Words hold letters and digits only, so none of them means anything
 * to `like`.
 */
export function titleCondition(db: Db, keyword: string): SQL | null {
  const found = wordsOf(keyword)
    .slice(0, maxWords)
    .map(word =>
      db
        .select({ nodeId: gameWord.nodeId })
        .from(gameWord)
        .where(like(gameWord.word, `${word}%`)),
    )
  return and(...found.map(ids => inArray(game.nodeId, ids))) ?? null
}

/** A game by what a round says of it. */
export interface GameKey {
  vassalage: string
  gameCode: string
}

/** Games whose titles hold every word of a keyword, each by its beginning. */
export async function gamesTitled(db: Db, keyword: string): Promise<GameKey[]> {
  const title = titleCondition(db, keyword)
  if (!title) return []
  return db.select({ vassalage: game.vassalage, gameCode: game.gameCode }).from(game).where(title)
}

interface SearchQuery {
  keyword: string
  gameType?: Category | undefined
  vassalage?: string | undefined
}

/** Games of all kinds, or of one kind or vendor, by the words of their titles. */
export async function searchGames(
  db: Db,
  { keyword, gameType, vassalage }: SearchQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: GameRow[]; total: number }> {
  const title = titleCondition(db, keyword)
  if (!title) return { rows: [], total: 0 }
  const where = and(
    title,
    gameType && eq(game.gameType, gameType),
    vassalage === undefined ? undefined : eq(game.vassalage, vassalage),
  )
  const rows = await selectGames(db, where).orderBy(openFirst, asc(game.place)).offset(offset).limit(limit)
  const [length] = await db.select({ total: count() }).from(game).where(where)
  return { rows, total: length?.total ?? 0 }
}

export const gameSearchRoute = route(gameSearch, async ({ pageNo, pageSize, ...query }, { deps }) => {
  const now = deps.clock.now()
  const page = pageWindow({ pageNo, pageSize })
  const { rows, total } = await searchGames(deps.db, query, page)
  return { content: rows.map(row => itemOf(row, now)), ...page.fields(total) }
})
