import type { Output } from '@baize/contract'
import type { ReactNode } from 'react'
import { RecordFilters, recordFiltersCss, type FilterTexts } from './RecordFilters.tsx'
import { RecordTable, recordTableCss, type RecordTableProps } from './RecordTable.tsx'
import type { FilterField } from './filter-fields.ts'
import { useRecords, type PagedEndpoint, type Records, type RecordsOptions, type RowOf } from './use-records.ts'

export const recordListCss = [...recordFiltersCss, ...recordTableCss]

interface RecordListProps<E extends PagedEndpoint, Row>
  extends RecordTableProps<Output<E>, Row>, RecordsOptions<Output<E>, Row> {
  /** Any call that answers in pages. */
  endpoint: E
  filters?: { fields: readonly FilterField[]; texts: FilterTexts }
  /** Shown over the rows beside the filters, such as the button that saves them as a file. */
  tools?: (records: Records<Output<E>, Row>) => ReactNode
}

/**
 * Records of an account, page by page: filters, table or cards, sums, pager, and what is said where
 * there are none or they do not load (MEM-11). A list that shows more of the answer takes
 * `useRecords` and the parts.
 */
export function RecordList<E extends PagedEndpoint, Row = RowOf<Output<E>>>(props: RecordListProps<E, Row>) {
  const { endpoint, filters, tools } = props
  const records = useRecords(endpoint, props)
  return (
    <>
      {filters && <RecordFilters records={records} {...filters} />}
      {tools?.(records)}
      <RecordTable {...props} records={records} />
    </>
  )
}
