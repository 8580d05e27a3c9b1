import {
  consolidated,
  contracts,
  downlines,
  offerContract,
  rateOf,
  standingOf,
  type AgreementKind,
} from '@baize/contract'
import { useAction, type Action, type Sent } from '../../../../shared/actions/use-action.ts'
import { useRead } from '../../../../scope.ts'
import type { Agreement } from '../../shared/agreements/standings.ts'

export type Terms = Sent<typeof offerContract>
export type Offering = Action<Terms>

/** Sends an offer; the same one sent again counts once (CON-20). */
export const useOffer = (): Offering =>
  useAction(offerContract, { once: true, refresh: [contracts, downlines, consolidated] })

/** Agreements of one kind between an agent and an account directly below. */
export interface CurrentAgreements {
  /** An offer that waits for its answer. */
  offer: Agreement | undefined
  /** The agreement in force. */
  agreed: Agreement | undefined
  /** The newest offer, where it was rejected or has lapsed. */
  last: Agreement | undefined
  /** The own rate in hundredths of a percent, null while it is not known; 0 where there is none. */
  own: number | null
}

const isInForce = (one: Agreement) =>
  (one.state === 'ACTIVE' || one.state === 'TERMINATION_WAITING') && one.endAt === null

export function useCurrentAgreement(account: string, kind: AgreementKind): CurrentAgreements {
  const { data: given } = useRead(contracts, { account, kind, side: 'downline', pageSize: 50 })
  const { data: mine } = useRead(contracts, { kind, side: 'mine', pageSize: 50 })
  const held = mine?.content.find(isInForce)
  return {
    offer: given?.content.find(({ state }) => state === 'WAITING'),
    agreed: given?.content.find(isInForce),
    last: given?.content.slice(0, 1).find(one => ['REJECTED', 'LAPSED'].includes(standingOf(one))),
    own: mine ? rateOf(held?.tiers ?? []) : null,
  }
}
