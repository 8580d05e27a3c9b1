import { categories, vendorGameTypes, vendorLanes, type Category, type Output, minute } from '@baize/contract'
import { and, asc, eq, gt, sum, type InferSelectModel } from 'drizzle-orm'
import type { Command } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/open.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import type { Deps } from '../deps.ts'
import { route, type Route } from '../http/route.ts'
import { parseOnOff, UsageError } from '../area.ts'
import { inLanguage } from '../text/language.ts'
import { textsOf } from '../text/texts.ts'
import { assignGamePositions } from './assign-game-positions.ts'
import { vendor } from './tables.ts'

const counts = ttlCache<number>(minute)

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

/**
 * A lane for every kind of game that has vendors with games, those under maintenance last (GAME-48,
 * NAV-02).
 */
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

const offered = ttlCache<Category[]>(2000)

/** The kinds of games that have a lane. */
export const offeredCategories = (deps: Pick<Deps, 'db' | 'clock'>): Promise<Category[]> =>
  offered.get(deps, '', async () => {
    const rows = await deps.db.selectDistinct({ gameType: vendor.gameType }).from(vendor).where(gt(vendor.games, 0))
    return rows.map(({ gameType }) => gameType).sort()
  })

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

type VendorRow = InferSelectModel<typeof vendor>

/**
 * What staff switch on all games of a vendor: what is stored then, and how it reads in the trail
 * and in the answer.
 */
const switches: Readonly<
  Record<
    string,
    { set: (on: boolean) => Partial<VendorRow>; read: (row: Pick<VendorRow, 'state' | 'framed'>) => string }
  >
> = {
  maintenance: {
    set: on => ({ state: on ? 'maintenance' : 'open', maintenanceUntil: null }),
    read: ({ state }) => state,
  },
  frames: { set: framed => ({ framed }), read: ({ framed }) => (framed ? 'in a frame' : 'in a tab of its own') },
}

const line = ({ state, vassalage, gameType, games, framed }: VendorRow) =>
  `${state.padEnd(12)} ${vassalage.padEnd(16)} ${gameType.padEnd(10)} ${games} games${framed ? '' : ', in tabs'}`

export const gamesCommand: Command = {
  usage: 'games [VENDOR maintenance|frames on|off]',
  does: 'lists the vendors, closes and opens the games of one, or has them opened in tabs where it forbids frames',
  run: async (deps, [vassalage, subject = '', word], by) => {
    const { db } = deps
    if (vassalage === undefined) {
      const all = await db.select().from(vendor).orderBy(vendor.place)
      return { ok: true, lines: all.map(line) }
    }
    const asked = Object.hasOwn(switches, subject) ? switches[subject] : undefined
    if (!asked) throw new UsageError(`There is no switch "${subject}".`)
    const { set, read } = asked
    const on = parseOnOff(word)
    const ofVendor = eq(vendor.vassalage, vassalage)
    const lines = await inTransaction(db, async tx => {
      const before = await tx.select().from(vendor).where(ofVendor).orderBy(vendor.place).for('update')
      await tx.update(vendor).set(set(on)).where(ofVendor)
      const states = (of: (row: VendorRow) => string) => Object.fromEntries(before.map(row => [row.gameType, of(row)]))
      const changed = (row: VendorRow) => read({ ...row, ...set(on) })
      const change = { before: states(read), after: states(changed) }
      if (before.length) await auditStaff(deps, tx, by, { what: 'games-switched', reason: vassalage, ...change })
      await assignGamePositions(tx)
      return before.map(row => `${vassalage} ${row.gameType}: ${changed(row)}.`)
    })
    if (!lines.length) throw new UsageError(`There is no vendor "${vassalage}".`)
    return { ok: true, lines }
  },
}
