import type { BonusState } from '@baize/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { houseAccount, playerBonus, playerCash, post } from '../ledger/index.ts'
import { bonus } from './tables.ts'
import type { StoredBonus } from './tables.ts'

export type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** What is known of a bonus before it is there. */
export type NewBonus = Pick<
  StoredBonus,
  | 'playerId'
  | 'grantedBy'
  | 'grantKey'
  | 'name'
  | 'source'
  | 'currency'
  | 'amount'
  | 'turnoverNeeded'
  | 'contributions'
  | 'validUntil'
>

/** A movement of the money of one bonus: all of them are found by the id of the bonus. */
export interface BonusMovement {
  name: 'granted' | 'staked' | 'won' | 'returned' | 'forfeited' | Exclude<BonusState, 'active'>
  /** Unique among the movements of this name of this bonus. */
  key: string
  from: string
  to: string
  /** Minor units; nothing moves where it is zero. */
  amount: bigint
}

export async function moveBonus(
  deps: MoneyDeps,
  { id, currency }: Pick<StoredBonus, 'id' | 'currency'>,
  { name, key, from, to, amount }: BonusMovement,
): Promise<void> {
  if (amount === 0n) return
  await post(deps, {
    source: 'bonus',
    key: `${id}/${name}/${key}`,
    kind: `bonus.${name}`,
    currency,
    reference: id,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  })
}

/**
 * Adds a bonus with its money, in a transaction of the caller's. Null where its player has one of
 * the same key already: nothing moved.
 */
export async function addBonus(deps: MoneyDeps, given: NewBonus): Promise<StoredBonus | null> {
  const [added] = await deps.db
    .insert(bonus)
    .values({
      ...given,
      id: deps.random.id(),
      grantedAt: deps.clock.now(),
      state: 'active',
      balance: given.amount,
    })
    .onConflictDoNothing({ target: [bonus.playerId, bonus.grantedBy, bonus.grantKey] })
    .returning()
  if (!added) return null
  const { playerId, amount } = added
  const legs = { from: houseAccount('promo'), to: playerBonus(playerId) }
  await moveBonus(deps, added, { name: 'granted', key: '', ...legs, amount })
  return added
}

const isActive = eq(bonus.state, 'active')

/**
 * The active bonuses of a player in the order in which they are played: the first that ends first.
 */
export const activeBonuses = (db: Db, playerId: string): Promise<StoredBonus[]> =>
  selectActive(db, eq(bonus.playerId, playerId))

const selectActive = (db: Db, which: SQL) =>
  db.select().from(bonus).where(and(isActive, which)).orderBy(asc(bonus.validUntil), asc(bonus.id))

/**
 * The same, locked until the transaction ends. Whoever moves the money of a bonus locks it before
 * any account of the ledger.
 */
export const lockActiveBonuses = (tx: Db, playerId: string): Promise<StoredBonus[]> =>
  selectActive(tx, eq(bonus.playerId, playerId)).for('update')

/** Changes what is left of an active bonus that is locked. */
export const addToPot = (db: Db, { playerId, id, balance }: StoredBonus, amount: bigint) =>
  db
    .update(bonus)
    .set({ balance: balance + amount })
    .where(and(eq(bonus.playerId, playerId), eq(bonus.id, id)))

/**
 * Ends an active bonus that is locked: what is left of it becomes its player's own where it is
 * completed, and goes back to the house else.
 */
export async function endBonus(
  deps: MoneyDeps,
  ending: StoredBonus,
  state: Exclude<BonusState, 'active'>,
  turnoverDone: bigint,
): Promise<StoredBonus> {
  const { playerId, id, balance } = ending
  const [ended] = await deps.db
    .update(bonus)
    .set({ state, turnoverDone, endedAt: deps.clock.now() })
    .where(and(eq(bonus.playerId, playerId), eq(bonus.id, id), isActive))
    .returning()
  if (!ended) throw new Error(`Bonus ${id} ended twice`)
  const to = state === 'completed' ? playerCash(playerId) : houseAccount('promo')
  await moveBonus(deps, ended, { name: state, key: '', from: playerBonus(playerId), to, amount: balance })
  return ended
}
