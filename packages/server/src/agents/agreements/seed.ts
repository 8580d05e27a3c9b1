import type { AgreementKind, AgreementPeriod, Tier } from '@baize/contract'
import { ownSite } from '../../access/own-site.ts'
import { playerByAccount } from '../../accounts/players/index.ts'
import type { Deps } from '../../deps.ts'
import { grantContract } from './grant.ts'
import { heldBy } from './queries.ts'

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
