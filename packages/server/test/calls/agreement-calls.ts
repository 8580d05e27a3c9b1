import { agreementKinds, processEndpoints } from '@baize/contract'
import type { AgreementKind, Input, EndpointName, Endpoints } from '@baize/contract'
import type { PlatformClient } from '@baize/testing/client'
import type { Deps } from '../../src/deps.ts'
import { agreementClient, granted, usual } from '../agents/agreement-team.ts'
import { addBelow } from '../agents/team.ts'

type Process = (typeof processEndpoints)[AgreementKind]
type Names = Extract<
  EndpointName,
  'consolidated' | 'contracts' | 'offerContract' | 'askTermination' | 'seenContracts' | Process['name']
>
export interface AgreementCalls {
  calls: { [Name in Names]: Input<Endpoints[Name]> }
  tokens: Partial<Record<Names, string>>
}

/**
 * Right calls of agreements: somebody to whom one of every kind was offered, somebody who has one,
 * and somebody who has rejected one.
 */
export async function agreementCalls(client: PlatformClient, deps: Deps): Promise<AgreementCalls> {
  const kit = agreementClient(client)
  const top = await addBelow(deps, null)
  const [asked, holder, other] = [await addBelow(deps, top), await addBelow(deps, top), await addBelow(deps, top)]
  const answers: Partial<Record<Process['name'], Input<Process>>> = {}
  for (const kind of agreementKinds) {
    await granted(deps, top, '9', { kind })
    const { value } = await kit.offer(top, asked, { kind })
    answers[processEndpoints[kind].name] = { contractId: value.contractId, requestType: 'new', decision: 'accept' }
  }
  const { id } = await kit.agreed(top, holder, '3')
  const rejected = (await kit.offer(top, other)).value.contractId
  await kit.answer(other, rejected, { decision: 'reject' })
  const answerTokens = Object.values(processEndpoints).map(({ name }) => [name, asked.token] as const)
  return {
    calls: {
      ...(answers as Record<Process['name'], Input<Process>>),
      consolidated: {},
      contracts: {},
      offerContract: { ...usual(), account: other.account, idempotencyKey: crypto.randomUUID() },
      askTermination: { id },
      seenContracts: { ids: [rejected] },
    },
    tokens: {
      ...(Object.fromEntries(answerTokens) as Partial<Record<Names, string>>),
      contracts: top.token,
      offerContract: top.token,
      askTermination: top.token,
      seenContracts: top.token,
    },
  }
}
