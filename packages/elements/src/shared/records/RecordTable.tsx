import type { ReactNode } from 'react'
import { Table, tableCss, type RowDetail } from '../../ui/data/Table.tsx'
import { pagerCss } from '../../ui/data/pager/Pager.tsx'
import type { Column } from '../../ui/data/columns.ts'
import { useTextOf } from '../../scope.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { EmptyState } from '../../ui/data/EmptyState.tsx'
import { LoadFailure, loadFailureCss } from '../feedback/LoadFailure.tsx'
import { totalsOf, type RecordTotals } from './record-totals.ts'
import { RecordsPager } from './RecordsPager.tsx'
import type { Records } from './use-records.ts'

interface NoRecordsProps {
  /** Takes the filters away; absent where none is set. */
  onReset?: () => void
}

/** Nothing was found, with a button that resets the filters (MEM-11). */
function NoRecords({ onReset }: NoRecordsProps) {
  const text = useTextOf('shared')
  if (!text) return null
  return (
    <EmptyState
      title={text.t('records.none')}
      action={onReset && <Button onClick={onReset}>{text.t('records.reset')}</Button>}
    />
  )
}

export const recordTableCss = [...tableCss, ...pagerCss, ...loadFailureCss]

export interface RecordTableProps<Answer, Row> {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  totals?: RecordTotals<Answer, Row>
  /**
   * Said where there are none at all. Where filters found none, a reset is offered instead
   * (MEM-11).
   */
  empty?: ReactNode
  /** What is shown below a row when it is opened. */
  detail?: RowDetail<Row>
}

/** A page of records with its pager, or why there is none. */
export function RecordTable<Answer, Row>(props: RecordTableProps<Answer, Row> & { records: Records<Answer, Row> }) {
  const { records, label, columns, keyOf, totals, empty, detail } = props
  const { query, pageSize, answer, rowsOf, total, busy, error, refresh, order, turn, reset } = records
  // An address may hold filters that the platform does not take.
  if (error?.code === 'FIELD_INVALID') return <NoRecords onReset={() => reset()} />
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  const none = records.isFiltered ? <NoRecords onReset={() => reset()} /> : (empty ?? <NoRecords />)
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={answer === undefined ? [] : rowsOf(answer)}
        keyOf={keyOf}
        sort={query.sort}
        onSort={query.sort && order}
        totals={totalsOf(totals, columns, records)}
        busy={busy}
        empty={none}
        {...(detail && { detail })}
      />
      <RecordsPager page={query.page} pageSize={pageSize} total={total} onPage={turn} />
    </>
  )
}
