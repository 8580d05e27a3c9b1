import { agentTypes, agreementRules } from '@baize/contract'
import type { AgreementKind, AgreementPeriod, Tier } from '@baize/contract'
import { audit } from '../../audit-trail/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { uplineOf } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { currencyOf } from '../../wallet/index.ts'
import { affectedBy, cut } from './end-agreements.ts'
import type { Affected } from './end-agreements.ts'
import { factsOf, noteEnded } from './audit-facts.ts'
import { heldBy, lockKind } from './queries.ts'
import { agentContract } from './tables.ts'
import { requireRate, termsOf } from './terms/check-terms.ts'
import { ownSite } from '../../access/own-site.ts'
import { playerByAccount } from '../../accounts/players/index.ts'

const staff = { ip: null, device: null } as const
/** All there is: the platform gives as much as it likes. */
const whole = 10_000

export interface Grant {
  agent: Player
  kind: AgreementKind
  period: AgreementPeriod
  tiers: readonly Tier[]
  /** Ends what stands in the way below; without it, nothing is done where something does. */
  confirmed: boolean
}

/** What staff has done, or what stands in the way. */
export interface Done {
  done: boolean
  affected: Affected[]
}

/** Whether the platform is who gives contracts to an agent: nobody above is an agent. */
export async function isTopAgent(db: Db, agent: Player): Promise<boolean> {
  const upline = await uplineOf(db, agent.id)
  return agentTypes.includes(agent.type) && !agentTypes.includes(upline?.type ?? 0)
}

interface Ending {
  agent: Player
  kind: AgreementKind
  /** What the agent holds from now on, in hundredths of a percent. */
  rate: number
  why: 'REPLACED' | 'STAFF'
  confirmed: boolean
}

/** Ends what an agent holds, now, and what cannot go on below without it. */
async function endHeld(deps: Deps, tx: Db, { agent, kind, rate, why, confirmed }: Ending): Promise<Done> {
  const now = deps.clock.now()
  await lockKind(tx, kind, [agent.id])
  const affected = await affectedBy(tx, { agentId: agent.id, kind, from: now, rate })
  if (affected.length && !confirmed) return { done: false, affected }
  await cut(
    tx,
    affected.map(({ contract }) => contract),
    { now, from: now, why: 'ABOVE_UPLINE' },
  )
  await noteEnded(deps, tx, affected, now, staff)
  const held = await heldBy(tx, [agent.id], [kind])
  await cut(tx, held, { now, from: now, why })
  return { done: true, affected }
}

/**
 * The platform's own contract with an agent at the top, in force at once (CON-21, CON-22).
 * @throws Refusal CONTRACT_TIERS, CONTRACT_RATE
 */
export async function grantContract(deps: Deps, { agent, kind, period, tiers, confirmed }: Grant): Promise<Done> {
  const terms = termsOf(tiers.slice(0, agreementRules.tiers), currencyOf(deps, agent.type))
  requireRate(terms, whole)
  return inTransaction(deps.db, async tx => {
    const ended = await endHeld(deps, tx, { agent, kind, rate: terms.rate, why: 'REPLACED', confirmed })
    if (!ended.done) return ended
    const [id, offerKey, now] = [deps.random.id(), deps.random.id(), deps.clock.now()]
    const times = { offeredAt: now, askedAt: now, startAt: now }
    const values = { ...terms, ...times, id, offerKey, kind, period, downline: agent.id, state: 'ACTIVE' } as const
    const [row] = await tx.insert(agentContract).values(values).returning()
    const who = { account: agent.account, playerId: agent.id }
    if (row) await audit(deps, tx, { ...staff, ...who, what: 'contract-granted', after: factsOf(row) })
    return ended
  })
}

/** Ends what an agent holds of a kind, whoever gave it (CON-21). */
export const endContract = (
  deps: Deps,
  { agent, kind, confirmed }: Pick<Grant, 'agent' | 'kind' | 'confirmed'>,
): Promise<Done> =>
  inTransaction(deps.db, async tx => {
    const ended = await endHeld(deps, tx, { agent, kind, rate: 0, why: 'STAFF', confirmed })
    const who = { account: agent.account, playerId: agent.id }
    if (ended.done) await audit(deps, tx, { ...staff, ...who, what: 'contract-ended', after: { kind } })
    return ended
  })

const tier = (activeMembers: number, periodBets: string, rate: string): Tier => ({ activeMembers, periodBets, rate })

/** What the demo's agent has of the platform, so that there is something to pass on. */
const seeds: Readonly<Record<AgreementKind, readonly [AgreementPeriod, readonly Tier[]]>> = {
  DIVIDEND: ['MONTHLY', [tier(5, '10000', '4'), tier(12, '50000', '7'), tier(30, '200000', '9')]],
  DAILY_SALARY: ['DAILY', [tier(3, '1000', '0.5'), tier(10, '5000', '0.8')]],
  HOURLY_SALARY: ['DAILY', [tier(2, '100', '0.3')]],
  REALTIME_SALARY: ['DAILY', [tier(0, '0', '0.2')]],
}

/** Gives the demo's agent its contracts; what staff has ended or changed stays as it is. */
export async function seedContracts(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const agent = await playerByAccount(deps.db, ownSite(deps.config).merchant, 'agent')
  if (!agent) return
  const kinds = Object.keys(seeds) as AgreementKind[]
  if ((await heldBy(deps.db, [agent.id], kinds)).length) return
  for (const kind of kinds) {
    const [period, tiers] = seeds[kind]
    await grantContract(deps, { agent, kind, period, tiers, confirmed: false })
  }
}
