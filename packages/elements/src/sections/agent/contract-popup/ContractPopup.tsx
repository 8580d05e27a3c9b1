import { contracts } from '@baize/contract'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { contractPopup } from './contract-popup.element.ts'
import { NoRequests } from './NoRequests.tsx'
import { Requests } from './Requests.tsx'

/** As many requests as can be answered in one go. */
const asked = { side: 'asked', pageSize: 100 } as const

/** What waits for an agent: new contracts and terminations, a tab for each kind (CON-11, CON-19, POP-10). */
export function ContractPopup({ emit }: ViewProps<typeof contractPopup>) {
  const { isAgent, reach } = useSession()
  const { status, data, error, refresh } = useRead(contracts, isAgent && reach === 'full' ? asked : null)
  const close = () => emit('baize-cancel', {})

  const content = () => {
    if (!isAgent) return <NoRequests onClose={close} />
    if (data) return <Requests page={data} onAnswered={detail => emit('baize-contract', detail)} onClose={close} />
    return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
  }
  return (
    <div className="contract-popup">
      <Gate need="member" to="/agentHome">
        {content()}
      </Gate>
    </div>
  )
}
