import { consolidated, contracts, seenContracts, type Output } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead, useScope, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { AgreementCard } from '../shared/agreements/AgreementCard.tsx'
import { keyed } from '../../../ui/data/keyed.ts'

const pageSize = 10

/**
 * Notes that the agreements of a page are seen, once they are shown; their own mark stays until
 * they are read anew.
 */
function useSeen(content: Output<typeof contracts>['content'] = []): void {
  const scope = useScope()
  const ids = content.filter(({ isNews }) => isNews).map(({ id }) => id)
  const named = ids.join(' ')
  useEffect(() => {
    if (!named) return
    // What is not noted now is news the next time.
    scope.call(seenContracts, { ids: named.split(' ') }).then(
      () => scope.refresh(consolidated),
      () => {},
    )
  }, [scope, named])
}

interface AllAgreementsProps {
  /** Requests that wait for an answer. */
  waiting: number
  onRequests: () => void
}

/**
 * Every offer and agreement of an agent, with the upline as with those below, the newest first: how
 * each stands, and its terms.
 */
export function AllAgreements({ waiting, onRequests }: AllAgreementsProps) {
  const { t } = useText()
  const [page, setPage] = useState(1)
  const { data, status, error, refresh } = useRead(contracts, { pageNo: page, pageSize })
  useSeen(data?.content)
  const rows = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
    if (!data.total) return <EmptyState title={t('contract.list.empty')} text={t('contract.list.emptyText')} />
    return (
      <ul className="contract-list" part="contracts">
        {keyed(data.content, one => one.id).map(([key, one]) => (
          <li key={key}>
            <AgreementCard agreement={one} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <h2 className="contract-title" part="title">
        {t('contract.list.title')}
      </h2>
      <Alert kind={waiting ? 'warn' : 'info'}>
        <span>{waiting ? t('contract.list.waiting', { count: waiting }) : t('contract.none')}</span>
        {waiting > 0 && (
          <Button size="small" onClick={onRequests}>
            {t('offerContract.answer')}
          </Button>
        )}
      </Alert>
      {rows()}
      <RecordsPager page={page} pageSize={pageSize} total={data?.total ?? 0} onPage={setPage} />
    </>
  )
}
