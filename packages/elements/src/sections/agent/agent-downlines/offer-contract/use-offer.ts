import { consolidated, contracts, downlines, offerContract } from '@baize/contract'
import { useAction, type Action, type Sent } from '../../../../shared/actions/use-action.ts'

export type Terms = Sent<typeof offerContract>
export type Offering = Action<Terms>

/** Sends an offer; the same one sent again counts once (CON-20). */
export const useOffer = (): Offering =>
  useAction(offerContract, { once: true, refresh: [contracts, downlines, consolidated] })
