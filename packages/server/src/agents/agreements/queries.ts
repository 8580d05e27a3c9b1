import { fromHundredths, fromMinor, standingOf, toHundredths, toMinor } from '@baize/contract'
import type { AgreementKind, AgreementStanding, Tier } from '@baize/contract'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isUuid } from '../../random.ts'
import type { Db } from '../../db/open.ts'
import { agentAgreement } from './tables.ts'
import type { StoredAgreement, StoredTier } from './tables.ts'

/** States of an agreement that was accepted and has not ended. */
const inForceStates = ['ACTIVE', 'TERMINATION_WAITING'] as const

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

const findAgreements = (db: Db, ...conditions: (SQL | undefined)[]): Promise<StoredAgreement[]> =>
  db
    .select()
    .from(agentAgreement)
    .where(and(...conditions))
    .orderBy(asc(agentAgreement.offeredAt), asc(agentAgreement.id))

/** The agreements of some kinds that players hold, whoever gave them. */
export const heldBy = (
  db: Db,
  downlines: readonly string[],
  kinds: readonly AgreementKind[],
): Promise<StoredAgreement[]> =>
  downlines.length && kinds.length
    ? findAgreements(
        db,
        inArray(agentAgreement.downline, [...downlines]),
        inArray(agentAgreement.kind, [...kinds]),
        inArray(agentAgreement.state, inForceStates),
      )
    : Promise.resolve([])

/** The agreements of a kind that an agent has given and that have not ended. */
export const givenBy = (db: Db, upline: string, kind: AgreementKind): Promise<StoredAgreement[]> =>
  findAgreements(
    db,
    eq(agentAgreement.upline, upline),
    eq(agentAgreement.kind, kind),
    inArray(agentAgreement.state, inForceStates),
  )

/** An agreement by its id, for one of its two parties; null for everybody else. */
export async function agreementOf(db: Db, playerId: string, id: string): Promise<StoredAgreement | null> {
  if (!isUuid(id)) return null
  const isParty = or(eq(agentAgreement.downline, playerId), eq(agentAgreement.upline, playerId))
  const [found] = await findAgreements(db, eq(agentAgreement.id, id), isParty)
  return found ?? null
}

/**
 * Whether a request of a kind waits for an answer: an offer to an agent, or the termination of an
 * agreement that they hold.
 */
export async function hasWaitingRequest(db: Db, downline: string, kind: AgreementKind): Promise<boolean> {
  const waits = inArray(agentAgreement.state, ['WAITING', 'TERMINATION_WAITING'])
  const found = await findAgreements(db, eq(agentAgreement.downline, downline), eq(agentAgreement.kind, kind), waits)
  return found.length > 0
}

/**
 * Locks the agreements of a kind that these players have, until the transaction ends: their rows
 * are written as they are, as `lockPlayer` does. Uplines come first, here as everywhere, so that
 * two transactions never wait for each other.
 */
export async function lockAgreements(tx: Db, kind: AgreementKind, players: readonly (string | null)[]): Promise<void> {
  for (const playerId of players)
    if (playerId)
      await tx
        .update(agentAgreement)
        .set({ kind })
        .where(and(eq(agentAgreement.downline, playerId), eq(agentAgreement.kind, kind)))
}

/** What stands between an agent and an account directly below. */
export interface GivenAgreements {
  /** How many stand how: those in force or waiting, and the newest of each kind. */
  counts: Partial<Record<AgreementStanding, number>>
  /** The rate in force by kind. */
  rates: { kind: AgreementKind; rate: string }[]
}

/**
 * What an agent has offered each account directly below; accounts without an offer are left out
 * (AGT-26).
 */
export async function givenAgreements(
  db: Db,
  agentId: string,
  downlines: readonly string[],
): Promise<Map<string, GivenAgreements>> {
  const all = new Map<string, GivenAgreements>()
  if (!downlines.length) return all
  const { upline, downline, kind, state, offeredAt, id } = agentAgreement
  const given = and(eq(upline, agentId), inArray(downline, [...downlines]))
  const newest = await db
    .selectDistinctOn([downline, kind])
    .from(agentAgreement)
    .where(given)
    .orderBy(downline, kind, desc(offeredAt), desc(id))
  const open = await findAgreements(db, given, inArray(state, ['WAITING', ...inForceStates]))
  const shown = new Map([...newest, ...open].map(one => [one.id, one]))
  for (const one of shown.values()) {
    const { counts, rates } = all.get(one.downline) ?? { counts: {}, rates: [] }
    const standing = standingOf(one)
    const isHeld = (inForceStates as readonly string[]).includes(one.state) && one.endAt === null
    all.set(one.downline, {
      counts: { ...counts, [standing]: (counts[standing] ?? 0) + 1 },
      rates: isHeld ? [...rates, { kind: one.kind, rate: fromHundredths(one.rate) }] : rates,
    })
  }
  return all
}
