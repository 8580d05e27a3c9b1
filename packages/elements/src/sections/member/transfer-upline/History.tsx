import { peerTransfers } from '@baize/contract'
import { RecordList } from '../../../shared/records/RecordList.tsx'
import { useText } from '../../../scope.ts'
import { pageSize } from './pages.ts'
import { useColumns } from './use-columns.tsx'

/** The transfers so far, those that were sent and those that came, the newest first (MEM-35). */
export function History() {
  const { t } = useText()
  const columns = useColumns()
  return (
    <section className="transfers-history">
      <h3 className="transfers-heading transfers-head">{t('transfer.history')}</h3>
      <RecordList
        endpoint={peerTransfers}
        pageSize={pageSize}
        label={t('transfer.history')}
        columns={columns}
        keyOf={({ orderNo }) => orderNo}
      />
    </section>
  )
}
