import { peerTransfers } from '@baize/contract'
import { useState } from 'react'
import { NoRecords } from '../../../shared/records/NoRecords.tsx'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { Trouble } from '../../../shared/feedback/Trouble.tsx'
import { useRead, useText } from '../../../scope.ts'
import { Table } from '../../../ui/data/Table.tsx'
import { pageOf, pageSize } from './pages.ts'
import { useColumns } from './use-columns.tsx'

/** The transfers so far, those that were sent and those that came, the newest first (MEM-35). */
export function History() {
  const { t } = useText()
  const [page, setPage] = useState(1)
  const { status, data, error, refresh } = useRead(peerTransfers, pageOf(page))
  const columns = useColumns()
  const content = () =>
    status === 'error' && !data ? (
      <Trouble error={error} onRetry={refresh} />
    ) : (
      <>
        <Table
          label={t('transfer.history')}
          columns={columns}
          rows={data?.content ?? []}
          keyOf={({ orderNo }) => orderNo}
          busy={!data}
          empty={<NoRecords />}
        />
        <RecordsPager page={page} pageSize={pageSize} total={data?.total ?? 0} onPage={setPage} />
      </>
    )
  return (
    <section className="transfers-history">
      <h3 className="transfers-heading transfers-head">{t('transfer.history')}</h3>
      {content()}
    </section>
  )
}
