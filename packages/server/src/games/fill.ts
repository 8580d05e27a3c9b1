import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { catalogue } from './catalogue.ts'
import type { GameSeed } from './editorial.ts'
import { game, gameWord, vendor } from './tables.ts'
import { vendorSeeds } from './vendors.ts'
import { wordsOf } from './words-of.ts'

const day = 86_400_000
/** What is announced as the end of the maintenance of vendors that the demo studio does not play. */
const maintenanceDays = 30
/** Rows per statement: well below the number of parameters that Postgres takes. */
const batch = 1000

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / batch) }, (_, i) => list.slice(i * batch, (i + 1) * batch))

async function addVendors(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() + maintenanceDays * day)
  const rows = vendorSeeds.map(({ open, ...seed }, place) => ({
    ...seed,
    place,
    state: open ? ('open' as const) : ('maintenance' as const),
    maintenanceUntil: open ? null : until,
  }))
  await db.insert(vendor).values(rows).onConflictDoNothing()
}

const rowOf = ({ ageDays, ...seed }: GameSeed, place: number, now: Date) => ({
  ...seed,
  place,
  state: 'open' as const,
  releasedAt: new Date(now.getTime() - ageDays * day),
})

async function addGames(db: Db, games: readonly GameSeed[], now: Date): Promise<void> {
  const rows = games.map((seed, place) => rowOf(seed, place, now))
  const words = games.flatMap(({ nodeId, name }) => wordsOf(name).map(word => ({ nodeId, word })))
  for (const part of batches(rows)) await db.insert(game).values(part).onConflictDoNothing()
  for (const part of batches(words)) await db.insert(gameWord).values(part).onConflictDoNothing()
}

const countGames = (db: Db) => {
  const own = db
    .select({ games: count() })
    .from(game)
    .where(and(eq(game.vassalage, vendor.vassalage), eq(game.gameType, vendor.gameType), eq(game.container, false)))
  return db.update(vendor).set({ games: sql`(${own})` })
}

/** Brings the catalogue up to so many games. What is there stays as it is; a smaller number takes nothing away. */
export async function fillCatalogue({ db, clock }: Pick<Deps, 'db' | 'clock'>, games: number): Promise<void> {
  const wanted = catalogue(games)
  const [present] = await db.select({ count: count() }).from(game)
  if (present && present.count >= wanted.length) return
  const now = clock.now()
  await inTransaction(db, async tx => {
    await addVendors(tx, now)
    await addGames(tx, wanted, now)
    await countGames(tx)
  })
}
