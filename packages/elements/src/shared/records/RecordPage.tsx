import { useState } from 'react'
import { recordDaysMax, recordMonthsMax, type Output } from '@baize/contract'
import { useText, useTextOf } from '../../scope.ts'
import { Skeleton, skeletonCss } from '../../ui/data/Skeleton.tsx'
import type { Totals } from '../../ui/data/columns.ts'
import type { CsvColumn } from './csv.ts'
import { oldestDay, presetOf, type DatePreset } from './date-presets.ts'
import { DatePresets, datePresetsCss } from './DatePresets.tsx'
import { ExportRecords, exportRecordsCss } from './ExportRecords.tsx'
import { FilterBar, filterBarCss } from './FilterBar.tsx'
import type { FilterField } from './filter-fields.ts'
import type { AddressFields, Filters } from './record-query.ts'
import css from './record-page.css'
import { RecordFilters, recordFiltersCss } from './RecordFilters.tsx'
import { RecordTable, recordTableCss, type RecordTableProps } from './RecordTable.tsx'
import { useAddress } from './use-address.ts'
import { useRecords, type PagedEndpoint, type RowOf } from './use-records.ts'
import { useSiteZone } from './use-site-zone.ts'

export const recordPageCss = [
  ...skeletonCss,
  ...datePresetsCss,
  ...exportRecordsCss,
  ...filterBarCss,
  ...recordFiltersCss,
  ...recordTableCss,
  css,
]

const usualPresets = ['today', 'yesterday', 'previous7', 'previous30'] as const

interface RecordPageProps<E extends PagedEndpoint, Row> extends Omit<RecordTableProps<Output<E>, Row>, 'totals'> {
  /** A call that takes `from` and `to` and answers in pages with the sums of page and period. */
  endpoint: E
  /** Filters beside the days. */
  fields: readonly FilterField[]
  /** The days that are often asked for; the usual ones without it. */
  presets?: readonly DatePreset[]
  /**
   * Where all days are shown until some are asked for, which presets alone do: the name of the
   * days, and the word for any.
   */
  anyDays?: { label: string; any: string }
  /** Where the list stands in an address; the same object at every draw. */
  address: { prefix: string; fields: AddressFields }
  /** Sums of a page or a period, by name of the column. */
  sums: (answer: Output<E>, of: 'page' | 'period') => Totals
  file: { name: string; columns: readonly CsvColumn<Row>[] }
}

/**
 * A page of records of a member: days, filters, table or cards, sums of page and period, pager, and
 * a file for a spreadsheet (MEM-11).
 */
export function RecordPage<E extends PagedEndpoint, Row = RowOf<Output<E>>>(props: RecordPageProps<E, Row>) {
  const { endpoint, fields, address, sums, file, presets = usualPresets, anyDays } = props
  const text = useTextOf('shared')
  const { number, now } = useText()
  const { offset } = useSiteZone()
  const records = useRecords<E, Row>(endpoint, { storage: useAddress(address.prefix, address.fields) })
  const [open, setOpen] = useState(false)
  if (!text) return <Skeleton height={480} />
  const { t } = text
  const min = oldestDay(now(), offset)
  const days: FilterField[] = anyDays
    ? []
    : [
        { name: 'from', label: t('records.from'), kind: 'day', min },
        { name: 'to', label: t('records.to'), kind: 'day', min, since: 'from', maxDays: recordDaysMax },
      ]
  const texts = {
    search: t('records.search'),
    reset: t('records.clear'),
    more: t('records.more'),
    fewer: t('records.fewer'),
    turned: t('records.turned'),
    tooLong: t('records.tooLong', { days: recordDaysMax }),
    tooOld: t('records.tooOld', { months: recordMonthsMax }),
  }
  const filter = (filters: Filters) => {
    setOpen(false)
    const { from, to } = records.query.filters
    // Days that the form does not have stay.
    records.filter(anyDays ? { ...(from && { from }), ...(to && { to }), ...filters } : filters)
  }
  // A preset shows its days by itself.
  const shown = presetOf(records.query.filters, presets, now(), offset) ? fields : [...days, ...fields]
  return (
    <section className="record-page">
      <div className="record-head">
        <div className="record-tools">
          <DatePresets records={records} presets={presets} {...anyDays} />
          <FilterBar records={records} fields={shown} open={open} onOpen={setOpen} />
          <ExportRecords records={records} columns={file.columns} file={file.name} />
        </div>
        <RecordFilters records={{ ...records, filter }} fields={[...days, ...fields]} texts={texts} folded={!open} />
      </div>
      <RecordTable
        {...props}
        records={records}
        totals={{
          label: (of, count) =>
            t(of === 'page' ? 'records.totalPage' : 'records.totalAll', { count, number: number(count) }),
          page: (_, answer) => sums(answer, 'page'),
          all: answer => sums(answer, 'period'),
        }}
      />
      <p className="record-zone">{t('records.zone', { offset })}</p>
    </section>
  )
}
