import { contracts, offerContract, processEndpoints } from '@baize/contract'
import type { AgreementKind, AgreementPeriod, Input, Output, Tier } from '@baize/contract'
import type { PlatformClient, Reply } from '@baize/testing/client'
import { playerById } from '../../src/accounts/players/players.ts'
import { grantAgreement } from '../../src/agents/agreements/grant.ts'
import type { GrantResult } from '../../src/agents/agreements/grant.ts'
import type { Deps } from '../../src/deps.ts'
import type { TeamMember } from './team.ts'

type Agreement = Output<typeof contracts>['content'][number]
type Process = (typeof processEndpoints)[AgreementKind]

export const tier = (rate: string, activeMembers = 0, periodBets = '0'): Tier => ({ activeMembers, periodBets, rate })

/** What agents agree on where a test does not say it. */
export const usual = (): Pick<Input<typeof offerContract>, 'kind' | 'period' | 'tiers'> => ({
  kind: 'DIVIDEND',
  period: 'MONTHLY',
  tiers: [tier('4')],
})

/** What the platform gives an agent at the top, from now on. */
export async function granted(
  deps: Deps,
  { id }: TeamMember,
  rate: string,
  { kind = 'DIVIDEND', confirmed = false }: { kind?: AgreementKind; confirmed?: boolean } = {},
): Promise<GrantResult> {
  const agent = await playerById(deps.db, id)
  if (!agent) throw new Error('Nobody to give it to')
  return grantAgreement(deps, { agent, kind, period: 'MONTHLY', tiers: [tier(rate)], confirmed, by: 'a test' })
}

/** What agents do with agreements, as themselves. */
export function agreementClient(client: PlatformClient) {
  const offer = (
    { token }: TeamMember,
    { account }: Pick<TeamMember, 'account'>,
    more: Partial<Input<typeof offerContract>> = {},
  ) => {
    const terms = { ...usual(), idempotencyKey: crypto.randomUUID(), account, ...more }
    return client.call(offerContract, terms, { token })
  }
  const list = async ({ token }: TeamMember, asked: Input<typeof contracts> = {}): Promise<Agreement[]> =>
    (await client.call(contracts, asked, { token })).value.content
  const answer = (
    { token }: TeamMember,
    contractId: string,
    more: Partial<Input<Process>> = {},
    kind: AgreementKind = 'DIVIDEND',
  ): Promise<Reply<Output<Process>>> =>
    client.call(processEndpoints[kind], { contractId, requestType: 'new', decision: 'accept', ...more }, { token })
  return {
    offer,
    list,
    answer,
    /** Offered and accepted; back is what it is to whoever gets it. */
    async agreed(
      from: TeamMember,
      to: TeamMember,
      rate: string,
      period: AgreementPeriod = 'MONTHLY',
    ): Promise<Agreement> {
      const { value } = await offer(from, to, { tiers: [tier(rate)], period })
      const { success, code } = await answer(to, value.contractId)
      if (!success) throw new Error(`Not agreed: ${code}`)
      return (await list(to, { side: 'mine' })).find(({ id }) => id === value.contractId) as Agreement
    },
  }
}
