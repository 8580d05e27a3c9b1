import { createRegisterLink } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import { newUsername } from '@baize/testing/client'
import type { Account, PlatformClient } from '@baize/testing/client'

type Names = Extract<
  EndpointName,
  | 'downlines'
  | 'createDownline'
  | 'registerLinks'
  | 'createRegisterLink'
  | 'deleteRegisterLink'
  | 'noteVisit'
  | 'referral'
>
export interface AgentCalls {
  calls: { [Name in Names]: Input<Endpoints[Name]> }
  tokens: Partial<Record<Names, string>>
}

const firstPage = { pageNo: 1, pageSize: 20 }

/** Right calls of what an agent brings others with. */
export async function agentCalls(client: PlatformClient, { token }: Pick<Account, 'token'>): Promise<AgentCalls> {
  const newLink = () => ({ type: 'member', note: 'walk', idempotencyKey: crypto.randomUUID() }) as const
  const { id } = (await client.call(createRegisterLink, newLink(), { token })).value
  return {
    calls: {
      downlines: { scope: 'team', sort: '-balance', ...firstPage },
      createDownline: { type: 'member', username: newUsername(), idempotencyKey: crypto.randomUUID() },
      registerLinks: firstPage,
      createRegisterLink: newLink(),
      deleteRegisterLink: { id },
      noteVisit: { kind: 'affiliateCode', code: 'LONGODDS', visit: crypto.randomUUID() },
      referral: firstPage,
    },
    tokens: {
      downlines: token,
      createDownline: token,
      registerLinks: token,
      createRegisterLink: token,
      deleteRegisterLink: token,
      referral: token,
    },
  }
}
