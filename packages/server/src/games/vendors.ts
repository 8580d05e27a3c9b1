import { categories, vendorGameTypes, vendorLanes, type Category, type Output } from '@baize/contract'
import { and, asc, eq, gt, sum, type InferSelectModel } from 'drizzle-orm'
import type { Command } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/open.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { route, type Route } from '../http/route.ts'
import { parseOnOff, UsageError } from '../area.ts'
import { inLanguage } from '../text/in-language.ts'
import { textsOf } from '../text/texts.ts'
import { numberGames } from './number-games.ts'
import { vendor } from './tables.ts'

const counts = ttlCache<number>(60_000)

/** How many games of a kind the catalogue really holds. */
export const gamesOf = (deps: Pick<Deps, 'db' | 'clock'>, gameType: Category): Promise<number> =>
  counts.get(deps, gameType, async () => {
    const [row] = await deps.db
      .select({ total: sum(vendor.games).mapWith(Number) })
      .from(vendor)
      .where(eq(vendor.gameType, gameType))
    return row?.total ?? 0
  })

type Lane = Output<typeof vendorLanes>['data']['lanes'][number]

const texts = textsOf<{ kind: Record<Category, string> }>('games')

/** The names of the kinds of games in a language, else in English (I18N-08). */
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

/** A lane for every kind of game that has vendors with games, those under maintenance last (GAME-48, NAV-02). */
export async function lanesIn(db: Db, language: string): Promise<Lane[]> {
  const vendors = await db.select().from(vendor).where(gt(vendor.games, 0)).orderBy(asc(vendor.place))
  const byType = Map.groupBy(vendors, row => row.gameType)
  return categories.flatMap(category => {
    const cards = byType.get(category)?.map(card)
    if (!cards) return []
    cards.sort((one, other) => Number(one.state !== 'open') - Number(other.state !== 'open'))
    return [{ title: kindTitles(language)[category] ?? category, category, gameClassify: null, cards }]
  })
}

/** The kinds of games that a vendor has, in the language that was asked for (API-28). */
async function gameTypesOf(db: Db, vassalage: string, language: string) {
  const rows = await db
    .select({ gameType: vendor.gameType })
    .from(vendor)
    .where(and(eq(vendor.vassalage, vassalage), gt(vendor.games, 0)))
    .orderBy(asc(vendor.place))
  return rows.map(({ gameType }) => ({ gameType, name: kindTitles(language)[gameType] ?? gameType }))
}

export const vendorRoutes: Route[] = [
  route(vendorLanes, async ({ language }, { deps }) => ({ data: { lanes: await lanesIn(deps.db, language) } })),
  route(vendorGameTypes, async ({ vassalage, language }, { deps }) => ({
    gameTypes: await gameTypesOf(deps.db, vassalage, language),
  })),
]

export const gamesCommand: Command = {
  usage: 'games [VENDOR maintenance on|off]',
  does: 'lists the vendors, or closes and opens the games of one',
  run: async (deps, [vassalage, subject, word], by) => {
    const { db } = deps
    if (vassalage === undefined) {
      const all = await db.select().from(vendor).orderBy(vendor.place)
      return {
        ok: true,
        lines: all.map(
          v => `${v.state.padEnd(12)} ${v.vassalage.padEnd(16)} ${v.gameType.padEnd(10)} ${v.games} games`,
        ),
      }
    }
    if (subject !== 'maintenance') throw new UsageError(`There is no switch "${subject ?? ''}".`)
    const state = parseOnOff(word) ? 'maintenance' : 'open'
    const ofVendor = eq(vendor.vassalage, vassalage)
    const types = await inTransaction(db, async tx => {
      const before = await tx.select().from(vendor).where(ofVendor).orderBy(vendor.place).for('update')
      await tx.update(vendor).set({ state, maintenanceUntil: null }).where(ofVendor)
      const states = (of: (row: (typeof before)[number]) => string) =>
        Object.fromEntries(before.map(row => [row.gameType, of(row)]))
      const change = { before: states(row => row.state), after: states(() => state) }
      if (before.length) await auditStaff(deps, tx, by, { what: 'games-switched', reason: vassalage, ...change })
      await numberGames(tx)
      return before.map(({ gameType }) => gameType)
    })
    if (!types.length) throw new UsageError(`There is no vendor "${vassalage}".`)
    return { ok: true, lines: types.map(gameType => `${vassalage} ${gameType}: ${state}.`) }
  },
}
