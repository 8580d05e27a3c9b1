import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { houseAccount, lockBalance, playerBonus, playerCash } from '../ledger/index.ts'
import { addToPot, lockActiveBonuses, moveBonus } from './pots.ts'
import type { BonusMovement, MoneyDeps } from './pots.ts'
import { bonus, bonusStake } from './tables.ts'
import type { StoredBonus } from './tables.ts'

/** A call of a vendor about a round. */
interface RoundMove {
  playerId: string
  vendor: string
  txId: string
  roundId: string
  currency: string
  /** Minor units. */
  amount: bigint
}

/**
 * How a stake is made up of pots, the first one first; null where all of them are too little.
 * @param short - minor units that own money does not cover
 */
export function drawn(pots: readonly StoredBonus[], short: bigint): { pot: StoredBonus; amount: bigint }[] | null {
  let left = short
  const parts = pots.flatMap(pot => {
    const amount = pot.balance < left ? pot.balance : left
    left -= amount
    return amount > 0n ? [{ pot, amount }] : []
  })
  return left > 0n ? null : parts
}

/**
 * Brings bonus money into the wallet for the part of a bet that own money does not cover, in the
 * transaction of the bet. Nothing where both together are too little: the bet is then refused.
 */
export async function stakeBonuses(deps: MoneyDeps, move: RoundMove): Promise<void> {
  const { playerId, vendor, txId, roundId, currency, amount } = move
  const pots = (await lockActiveBonuses(deps.db, playerId)).filter(pot => pot.currency === currency)
  if (!pots.length) return
  const short = amount - (await lockBalance(deps.db, playerCash(playerId), currency))
  const parts = short > 0n ? drawn(pots, short) : []
  for (const { pot, amount: part } of parts ?? []) {
    const legs = { from: playerBonus(playerId), to: playerCash(playerId) }
    await moveBonus(deps, pot, { name: 'staked', key: `${vendor}/${txId}`, ...legs, amount: part })
    await addToPot(deps.db, pot, -part)
    await deps.db.insert(bonusStake).values({ playerId, vendor, txId, bonusId: pot.id, roundId, amount: part })
  }
}

/** A bonus with what of it is in bets. */
interface StakedBonus {
  pot: StoredBonus
  /** Minor units. */
  staked: bigint
}

/** Names a round, or one bet of it. */
interface StakesOf extends Pick<RoundMove, 'playerId' | 'vendor' | 'roundId'> {
  betTxId?: string
}

const areOf = ({ playerId, vendor, roundId, betTxId }: StakesOf) =>
  and(
    eq(bonusStake.playerId, playerId),
    eq(bonusStake.vendor, vendor),
    eq(bonusStake.roundId, roundId),
    betTxId === undefined ? undefined : eq(bonusStake.txId, betTxId),
  )

/**
 * The bonuses that have money in a round or bet, locked until the transaction ends: before the
 * money of the call moves.
 */
export async function lockStakes(db: Db, stakes: StakesOf): Promise<StakedBonus[]> {
  const sums = await db
    .select({ id: bonusStake.bonusId, staked: sql<string>`sum(${bonusStake.amount})::text` })
    .from(bonusStake)
    .where(areOf(stakes))
    .groupBy(bonusStake.bonusId)
  if (!sums.length) return []
  const staked = new Map(sums.map(each => [each.id, BigInt(each.staked)]))
  const pots = await db
    .select()
    .from(bonus)
    .where(and(eq(bonus.playerId, stakes.playerId), inArray(bonus.id, [...staked.keys()])))
    .orderBy(asc(bonus.validUntil), asc(bonus.id))
    .for('update')
  return pots.map(pot => ({ pot, staked: staked.get(pot.id) ?? 0n }))
}

/**
 * Moves money that came into the wallet for bonus money to where it belongs: into the pot of an
 * active bonus, to its player where it was completed, to the house where it was given up or ran
 * out.
 */
async function giveToBonus(
  deps: MoneyDeps,
  pot: StoredBonus,
  { name, key, amount }: Pick<BonusMovement, 'name' | 'key' | 'amount'>,
): Promise<void> {
  if (pot.state === 'completed') return
  const [from, house] = [playerCash(pot.playerId), houseAccount('promo')]
  if (pot.state !== 'active') return moveBonus(deps, pot, { name: 'forfeited', key, from, to: house, amount })
  await moveBonus(deps, pot, { name, key, from, to: playerBonus(pot.playerId), amount })
  await addToPot(deps.db, pot, amount)
}

/**
 * Gives bonuses their part of a win that was paid into the wallet: as much of it as they had of the
 * round's stakes, rounded down, so that the player's own money keeps the rest.
 * @param bet - all stakes of the round, in minor units
 */
export async function shareWin(
  deps: MoneyDeps,
  stakes: readonly StakedBonus[],
  { vendor, txId, amount }: RoundMove,
  bet: bigint,
): Promise<void> {
  for (const { pot, staked } of stakes)
    await giveToBonus(deps, pot, { name: 'won', key: `${vendor}/${txId}`, amount: (amount * staked) / bet })
}

/** Gives bonuses back what was staked of them in a bet that was rolled back into the wallet. */
export async function returnStakes(deps: MoneyDeps, stakes: readonly StakedBonus[], bet: Required<StakesOf>) {
  const key = `${bet.vendor}/${bet.betTxId}`
  for (const { pot, staked } of stakes) await giveToBonus(deps, pot, { name: 'returned', key, amount: staked })
  if (stakes.length) await deps.db.delete(bonusStake).where(areOf(bet))
}

/** Bonus money of a player in rounds that are open, by bonus; minor units. */
export async function openStakes(db: Db, playerId: string): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ id: string; staked: string }>(sql`
    select s.bonus_id as id, sum(s.amount)::text as staked from bonus_stake s
    join game_round r on r.player_id = s.player_id and r.vendor = s.vendor and r.round_id = s.round_id
    where s.player_id = ${playerId}::uuid and r.state = 'open' group by 1`)
  return new Map(rows.map(({ id, staked }) => [id, BigInt(staked)]))
}
