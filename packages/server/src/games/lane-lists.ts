import { categories, type Category, type Output, type vendorLanes } from '@baize/contract'
import { and, asc, eq, gt, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inLanguage } from '../text/in-language.ts'
import { textsOf } from '../text/texts.ts'
import { vendor } from './tables.ts'

type Lane = Output<typeof vendorLanes>['data']['lanes'][number]

const texts = textsOf<{ kind: Record<Category, string> }>('games')

/** What the kinds of games are called in a language, else in English (I18N-08). */
export const kindTitles = (language: string): Partial<Record<Category, string>> =>
  inLanguage(texts, language)?.kind ?? {}

const card = ({ vassalage, gameType, displayName, games, state }: InferSelectModel<typeof vendor>) => ({
  vassalage,
  gameType,
  gameCategory: gameType,
  displayName,
  games,
  state,
})

/** A lane for every kind of game that has vendors with games, those under maintenance among them (GAME-48, NAV-02). */
export async function lanesIn(db: Db, language: string): Promise<Lane[]> {
  const vendors = await db.select().from(vendor).where(gt(vendor.games, 0)).orderBy(asc(vendor.place))
  const byType = Map.groupBy(vendors, row => row.gameType)
  return categories.flatMap(category => {
    const cards = byType.get(category)?.map(card)
    if (!cards) return []
    return [{ title: kindTitles(language)[category] ?? category, category, gameClassify: null, cards }]
  })
}

/** The kinds of games that a vendor has, in the language that was asked for (API-28). */
export async function gameTypesOf(db: Db, vassalage: string, language: string) {
  const rows = await db
    .select({ gameType: vendor.gameType })
    .from(vendor)
    .where(and(eq(vendor.vassalage, vassalage), gt(vendor.games, 0)))
    .orderBy(asc(vendor.place))
  return rows.map(({ gameType }) => ({ gameType, name: kindTitles(language)[gameType] ?? gameType }))
}
