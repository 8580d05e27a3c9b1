import { agreementFlags, consolidated } from '@baize/contract'
import { useRead, useSession } from '../../scope.ts'

/** How many kinds of contract requests wait for the agent who is logged in; 0 for everybody else, for whom nothing is asked (CON-09, CON-10). */
export function useWaitingRequests(): number {
  const { isAgent, reach } = useSession()
  const { data } = useRead(consolidated, isAgent && reach === 'full' ? {} : null)
  return data ? Object.values(agreementFlags).filter(flag => data[flag] > 0).length : 0
}
