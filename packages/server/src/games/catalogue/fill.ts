import { day } from '@baize/contract'
import type { Category } from '@baize/contract'
import { count } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { catalogue } from './catalogue.ts'
import type { GameSeed } from './editorial.ts'
import { isPlayed } from './played-games.ts'
import { game, gameWord, vendor } from '../tables.ts'
import { vendorSeeds } from './vendor-seeds.ts'
import { assignGamePositions } from '../assign-game-positions.ts'
import { wordsOf } from '../title-words.ts'

/** Days until the announced end of the maintenance of games that the demo studio does not play. */
const maintenanceDays = 30
/** Rows per statement: well below the number of parameters that Postgres takes. */
const batch = 1000

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / batch) }, (_, i) => list.slice(i * batch, (i + 1) * batch))

/** The state of a vendor or a game at the start. */
const initialState = (open: boolean, now: Date) =>
  open
    ? ({ state: 'open', maintenanceUntil: null } as const)
    : ({ state: 'maintenance', maintenanceUntil: new Date(now.getTime() + maintenanceDays * day) } as const)

type IsOffered = (seed: { gameType: Category }) => boolean

async function addVendors(db: Db, isOffered: IsOffered, now: Date): Promise<void> {
  const rows = vendorSeeds.filter(isOffered).map(({ open, ...seed }, place) => ({
    ...seed,
    ...initialState(open, now),
    place,
  }))
  await db.insert(vendor).values(rows).onConflictDoNothing()
}

const rowOf = ({ ageDays, ...seed }: GameSeed, place: number, now: Date) => ({
  ...seed,
  ...initialState(isPlayed(seed), now),
  place,
  releasedAt: new Date(now.getTime() - ageDays * day),
})

async function addGames(db: Db, games: readonly GameSeed[], now: Date): Promise<void> {
  const rows = games.map((seed, place) => rowOf(seed, place, now))
  const words = games.flatMap(({ nodeId, name }) => wordsOf(name).map(word => ({ nodeId, word })))
  for (const part of batches(rows)) await db.insert(game).values(part).onConflictDoNothing()
  for (const part of batches(words)) await db.insert(gameWord).values(part).onConflictDoNothing()
}

/**
 * Adds games until the catalogue holds so many. Games that are there stay as they are; a smaller
 * number removes none.
 * @param categories - the kinds that a merchant offers; all without it
 */
export async function fillCatalogue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  games: number,
  categories?: readonly Category[],
): Promise<void> {
  const isOffered: IsOffered = ({ gameType }) => categories?.includes(gameType) ?? true
  const offered = catalogue(games).filter(isOffered)
  const [present] = await db.select({ count: count() }).from(game)
  if (present && present.count >= offered.length) return
  const now = clock.now()
  await inTransaction(db, async tx => {
    await addVendors(tx, isOffered, now)
    await addGames(tx, offered, now)
    await assignGamePositions(tx)
  })
}
