import { agreementFlags, consolidated } from '@baize/contract'
import { useRead, useSession } from '../../scope.ts'

/** What an agent is told of by a mark. */
export interface AgreementMark {
  /** 0: there is no mark. */
  count: number
  /** The text of it. */
  key: 'agentCentre.waiting' | 'agentCentre.news'
}

/**
 * How many kinds of agreement requests wait for the agent who is logged in, or else of how many
 * agreements and offers they have not seen yet what became of them. Of everybody else nothing is
 * asked (CON-09, CON-10).
 */
export function useAgreementMark(): AgreementMark {
  const { isAgent, reach } = useSession()
  const { data } = useRead(consolidated, isAgent && reach === 'full' ? {} : null)
  const waiting = data ? Object.values(agreementFlags).filter(flag => data[flag] > 0).length : 0
  if (waiting) return { count: waiting, key: 'agentCentre.waiting' }
  return { count: data?.contractnews ?? 0, key: 'agentCentre.news' }
}
