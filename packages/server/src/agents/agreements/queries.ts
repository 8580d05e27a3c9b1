import { fromHundredths, fromMinor, toHundredths, toMinor } from '@baize/contract'
import type { AgreementKind, Tier, AgreementState } from '@baize/contract'
import { and, asc, eq, inArray, or, count } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isUuid } from '../../text/uuid.ts'
import type { Db } from '../../db/open.ts'
import { agentContract } from './tables.ts'
import type { StoredContract, StoredTier } from './tables.ts'

/** In these states a contract was accepted and did not end yet. */
const held = ['ACTIVE', 'TERMINATION_WAITING'] as const

/** @throws RangeError where bets have more digits than the currency */
export const storedTiers = (tiers: readonly Tier[], currency: string): StoredTier[] =>
  tiers.map(({ activeMembers, periodBets, rate }) => ({
    activeMembers,
    periodBets: String(toMinor(periodBets, currency)),
    rate: toHundredths(rate),
  }))

export const shownTiers = (tiers: readonly StoredTier[], currency: string): Tier[] =>
  tiers.map(({ activeMembers, periodBets, rate }) => ({
    activeMembers,
    periodBets: fromMinor(BigInt(periodBets), currency),
    rate: fromHundredths(rate),
  }))

const find = (db: Db, ...conditions: (SQL | undefined)[]): Promise<StoredContract[]> =>
  db
    .select()
    .from(agentContract)
    .where(and(...conditions))
    .orderBy(asc(agentContract.offeredAt), asc(agentContract.id))

/** What players hold of the kinds asked for, from whomever. */
export const heldBy = (
  db: Db,
  downlines: readonly string[],
  kinds: readonly AgreementKind[],
): Promise<StoredContract[]> =>
  downlines.length && kinds.length
    ? find(
        db,
        inArray(agentContract.downline, [...downlines]),
        inArray(agentContract.kind, [...kinds]),
        inArray(agentContract.state, held),
      )
    : Promise.resolve([])

/** What an agent has given and still gives, of one kind. */
export const givenBy = (db: Db, upline: string, kind: AgreementKind): Promise<StoredContract[]> =>
  find(db, eq(agentContract.upline, upline), eq(agentContract.kind, kind), inArray(agentContract.state, held))

/** A contract of somebody's, whichever side they are on; null where it is none of theirs. */
export async function contractOf(db: Db, playerId: string, id: string): Promise<StoredContract | null> {
  if (!isUuid(id)) return null
  const isParty = or(eq(agentContract.downline, playerId), eq(agentContract.upline, playerId))
  const [found] = await find(db, eq(agentContract.id, id), isParty)
  return found ?? null
}

/** Whether something of a kind waits for an answer: an offer to an agent, or the wish to end what they hold. */
export async function isBusy(db: Db, downline: string, kind: AgreementKind): Promise<boolean> {
  const waits = inArray(agentContract.state, ['WAITING', 'TERMINATION_WAITING'])
  const found = await find(db, eq(agentContract.downline, downline), eq(agentContract.kind, kind), waits)
  return found.length > 0
}

/**
 * Holds back everybody else who is about to decide on contracts of a kind with one of these players, until the transaction ends. Uplines
 * come first, as they do everywhere, so that nobody waits in a ring.
 */
export async function lockKind(tx: Db, kind: AgreementKind, players: readonly (string | null)[]): Promise<void> {
  for (const playerId of players)
    if (playerId)
      await tx
        .select({ id: agentContract.id })
        .from(agentContract)
        .where(and(eq(agentContract.downline, playerId), eq(agentContract.kind, kind)))
        .for('update')
}

export type ContractCounts = Partial<Record<AgreementState, number>>

/** How many contracts an agent has offered each of those directly below, by state; whom nothing was offered is left out (AGT-26). */
export async function contractCounts(
  db: Db,
  agentId: string,
  downlines: readonly string[],
): Promise<Map<string, ContractCounts>> {
  const all = new Map<string, ContractCounts>()
  if (!downlines.length) return all
  const { upline, downline, state } = agentContract
  const rows = await db
    .select({ downline, state, total: count() })
    .from(agentContract)
    .where(and(eq(upline, agentId), inArray(downline, [...downlines])))
    .groupBy(downline, state)
  for (const row of rows) all.set(row.downline, { ...all.get(row.downline), [row.state]: row.total })
  return all
}
