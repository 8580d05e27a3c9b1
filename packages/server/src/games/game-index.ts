import { categories, gameIndex, type Output, minute } from '@baize/contract'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { route } from '../http/route.ts'
import { knownLanguage } from '../text/language.ts'
import { pictureOf } from './item.ts'
import { game, vendor } from './tables.ts'
import { kindTitles } from './vendors.ts'

type GameIndex = Output<typeof gameIndex>

/** Every name of a kind of games, so that it is found by its English one too (GAME-45). */
const kindOf = (category: (typeof categories)[number], language: string): GameIndex['kinds'][number] => {
  const [title = category, english = category] = [language, 'EN'].map(code => kindTitles(code)[category])
  return { category, title, words: [english, category] }
}

const placesOf = <T>(list: readonly T[], which: (item: T) => boolean): number[] =>
  list.flatMap((item, place) => (which(item) ? [place] : []))

/**
 * The whole catalogue in columns, in the editorial order: names next to names pack better than
 * games next to games.
 */
async function readIndex(db: Db, language: string): Promise<GameIndex> {
  const vendors = await db.select().from(vendor).where(gt(vendor.tiles, 0)).orderBy(asc(vendor.place))
  const makerOf = new Map(vendors.map(({ vassalage, gameType }, place) => [`${vassalage} ${gameType}`, place]))
  const { nodeId, name, gameCode, vassalage, gameType, container, state } = game
  const rows = await db
    .select({ nodeId, name, gameCode, vassalage, gameType, container, state })
    .from(game)
    .orderBy(asc(game.place))
  const games = rows.flatMap(row => {
    const maker = makerOf.get(`${row.vassalage} ${row.gameType}`)
    return maker === undefined ? [] : [{ ...row, maker }]
  })
  const kinds = categories.filter(category => vendors.some(row => row.gameType === category))
  return {
    kinds: kinds.map(category => kindOf(category, language)),
    vendors: vendors.map(({ vassalage, gameType, displayName, state }) => ({
      vassalage,
      gameType,
      displayName,
      state,
    })),
    nodeIds: games.map(row => row.nodeId),
    names: games.map(row => row.name),
    codes: games.map(row => row.gameCode),
    makers: games.map(row => row.maker),
    containers: placesOf(games, row => row.container),
    closed: placesOf(games, row => row.state === 'maintenance'),
    picture: pictureOf('{nodeId}', 's'),
  }
}

/**
 * A browser may keep the index for five minutes, and then asks whether it has changed; only a
 * launch must know of a maintenance at once.
 */
const cacheControl = 'private, max-age=300'
export const indexes = ttlCache<GameIndex>(minute)

/** The index of a language as it was read within the last minute. */
export const gameIndexRoute = route(gameIndex, async ({ language }, { deps, reply }) => {
  const spoken = knownLanguage(language) ?? 'EN'
  const columns = await indexes.get(deps, spoken, () => readIndex(deps.db, spoken))
  reply.set('Cache-Control', cacheControl)
  return columns
})
