import { agentTypes, agreementRules } from '@baize/contract'
import type { AgreementKind, AgreementPeriod, Tier } from '@baize/contract'
import { auditStaff } from '../../audit-trail/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { uplineOf } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { currencyOf } from '../../wallet/index.ts'
import { affectedBy, endAgreements } from './end-agreements.ts'
import type { AffectedAgreement } from './end-agreements.ts'
import { factsOf, noteEnded } from './audit-facts.ts'
import { heldBy, lockAgreements } from './queries.ts'
import { agentAgreement } from './tables.ts'
import { requireRate, termsOf } from './terms/check-terms.ts'
import { ownSite } from '../../sites/index.ts'
import { playerByAccount } from '../../accounts/players/index.ts'

/** Hundredths of a percent: the platform itself may give up to 100 %. */
const fullRate = 10_000

export interface GrantInput {
  agent: Player
  kind: AgreementKind
  period: AgreementPeriod
  tiers: readonly Tier[]
  /** Ends agreements below that cannot go on; without it nothing is done where there are any. */
  confirmed: boolean
  /** Who of staff gives it. */
  by: string
}

/** Whether staff's command was done, and the agreements below that end with it or would. */
export interface GrantResult {
  done: boolean
  affected: AffectedAgreement[]
  /** How many the agent held. */
  held: number
}

/** Whether the platform itself gives an agent its agreements, because no agent stands above. */
export async function isTopAgent(db: Db, agent: Player): Promise<boolean> {
  const upline = await uplineOf(db, agent.id)
  return agentTypes.includes(agent.type) && !agentTypes.includes(upline?.type ?? 0)
}

interface EndHeldInput {
  agent: Player
  kind: AgreementKind
  /** The rate that the agent holds from now on, in hundredths of a percent. */
  rate: number
  why: 'REPLACED' | 'STAFF'
  confirmed: boolean
  by: string
}

/**
 * Ends the agreements of a kind that an agent holds, now, and those below that cannot go on without
 * them.
 */
async function endHeld(
  deps: Deps,
  tx: Db,
  { agent, kind, rate, why, confirmed, by }: EndHeldInput,
): Promise<GrantResult> {
  const now = deps.clock.now()
  await lockAgreements(tx, kind, [agent.id])
  const affected = await affectedBy(tx, { agentId: agent.id, kind, from: now, rate })
  const held = await heldBy(tx, [agent.id], [kind])
  if (affected.length && !confirmed) return { done: false, affected, held: held.length }
  await endAgreements(
    tx,
    affected.map(({ agreement }) => agreement),
    { now, from: now, why: 'ABOVE_UPLINE' },
  )
  await noteEnded(deps, tx, affected, now, { ip: null, device: `staff: ${by}` })
  await endAgreements(tx, held, { now, from: now, why })
  return { done: true, affected, held: held.length }
}

/**
 * The platform's own agreement with an agent at the top, in force at once (CON-21, CON-22).
 * @throws Refusal CONTRACT_TIERS, CONTRACT_RATE
 */
export async function grantAgreement(
  deps: Deps,
  { agent, kind, period, tiers, confirmed, by }: GrantInput,
): Promise<GrantResult> {
  const terms = termsOf(tiers.slice(0, agreementRules.tiers), currencyOf(deps, agent.type))
  requireRate(terms, fullRate)
  return inTransaction(deps.db, async tx => {
    const ended = await endHeld(deps, tx, { agent, kind, rate: terms.rate, why: 'REPLACED', confirmed, by })
    if (!ended.done) return ended
    const [id, offerKey, now] = [deps.random.id(), deps.random.id(), deps.clock.now()]
    const times = { offeredAt: now, askedAt: now, startAt: now }
    const values = { ...terms, ...times, id, offerKey, kind, period, downline: agent.id, state: 'ACTIVE' } as const
    const [row] = await tx.insert(agentAgreement).values(values).returning()
    const who = { account: agent.account, playerId: agent.id }
    if (row) await auditStaff(deps, tx, by, { ...who, what: 'contract-granted', after: factsOf(row) })
    return ended
  })
}

/** Ends the agreement of a kind that an agent holds, whoever gave it (CON-21). */
export const endAgreement = (
  deps: Deps,
  { agent, kind, confirmed, by }: Pick<GrantInput, 'agent' | 'kind' | 'confirmed' | 'by'>,
): Promise<GrantResult> =>
  inTransaction(deps.db, async tx => {
    const ended = await endHeld(deps, tx, { agent, kind, rate: 0, why: 'STAFF', confirmed, by })
    const who = { account: agent.account, playerId: agent.id }
    const change = { before: { kind, held: ended.held }, after: { kind, held: 0 } }
    if (ended.done) await auditStaff(deps, tx, by, { ...who, what: 'contract-ended', ...change })
    return ended
  })

const tier = (activeMembers: number, periodBets: string, rate: string): Tier => ({ activeMembers, periodBets, rate })

/** The agreements that the demo's agent has with the platform, so that it has rates to pass on. */
const seeds: Readonly<Record<AgreementKind, readonly [AgreementPeriod, readonly Tier[]]>> = {
  DIVIDEND: ['MONTHLY', [tier(5, '10000', '4'), tier(12, '50000', '7'), tier(30, '200000', '9')]],
  DAILY_SALARY: ['DAILY', [tier(3, '1000', '0.5'), tier(10, '5000', '0.8')]],
  HOURLY_SALARY: ['DAILY', [tier(2, '100', '0.3')]],
  REALTIME_SALARY: ['DAILY', [tier(0, '0', '0.2')]],
}

/**
 * Gives the demo's agent its agreements; those that staff has ended or changed stay as they are.
 */
export async function seedAgreements(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const agent = await playerByAccount(deps.db, ownSite(deps.config).merchant, 'agent')
  if (!agent) return
  const kinds = Object.keys(seeds) as AgreementKind[]
  if ((await heldBy(deps.db, [agent.id], kinds)).length) return
  for (const kind of kinds) {
    const [period, tiers] = seeds[kind]
    await grantAgreement(deps, { agent, kind, period, tiers, confirmed: false, by: 'the seed' })
  }
}
