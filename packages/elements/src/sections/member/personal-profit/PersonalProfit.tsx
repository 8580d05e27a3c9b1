import { profitRecords, recordDaysMax, recordMonthsMax, type ProfitGroup } from '@baize/contract'
import { useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { DatePresets } from '../../../shared/records/DatePresets.tsx'
import { daysOf, oldestDay } from '../../../shared/records/date-presets.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import type { Filters } from '../../../shared/records/record-query.ts'
import { saveCsv } from '../../../shared/records/save-csv.ts'
import { useLastAnswer, type LastAnswer } from '../../../shared/records/use-last-answer.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { download } from '../../../ui/media/icons.gen.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import type { personalProfit } from './personal-profit.element.ts'
import { cardFields, type Profit } from './profit-sums.ts'
import { ProfitByCategory, ProfitByDay } from './ProfitTables.tsx'
import { ProfitSummary } from './ProfitSummary.tsx'

const presets = ['today', 'yesterday', 'previous7', 'previous30'] as const
const firstPreset = 'previous7'

interface ProfitRead extends LastAnswer<Profit> {
  /** What is shown belongs to other days. */
  busy: boolean
  refresh: () => void
}

/** The result of days by one of the two groups; with null as days nothing is asked. */
function useProfit(groupBy: ProfitGroup, days: Filters | null): ProfitRead {
  const read = useRead(profitRecords, days && { ...days, groupBy })
  const { data, error } = useLastAnswer<Profit>(read)
  return { data, error, busy: read.data === undefined && read.status !== 'error', refresh: read.refresh }
}

interface PeriodProps {
  days: Filters
  onChoose: (days: Filters) => void
  /** Of which a file can be saved. */
  profit: Profit | undefined
}

/** The days that are looked at: a preset, or any two days that records cover (MEM-11, CONST-38). */
function Period({ days, onChoose, profit }: PeriodProps) {
  const { t, now } = useText()
  const shared = useTextOf('shared')
  const { offset } = useSiteZone()
  const [resets, setResets] = useState(0)
  const [custom, setCustom] = useState(false)
  const min = oldestDay(now(), offset)
  const fields: FilterField[] = [
    { name: 'from', kind: 'day', label: t('profit.from'), min },
    { name: 'to', kind: 'day', label: t('profit.to'), min, since: 'from', maxDays: recordDaysMax },
  ]
  const records = {
    query: { within: {}, filters: days, page: 1 },
    resets,
    filter: onChoose,
    reset: (next: Filters = {}) => {
      setResets(resets + 1)
      onChoose(next)
    },
  }
  const save = () => {
    const sums = cardFields.map(field => ({
      label: t(`profit.sum.${field}`),
      text: (row: Profit['rows'][number]) => row[field],
    }))
    if (profit) saveCsv([{ label: t('profit.day'), text: ({ day = '' }) => day }, ...sums], profit.rows, 'profit')
  }
  return (
    <>
      <div className="profit-head">
        <DatePresets records={records} presets={presets}>
          <button type="button" className="preset" aria-expanded={custom} onClick={() => setCustom(!custom)}>
            {t('profit.custom')}
          </button>
        </DatePresets>
        {shared && (
          <Button size="small" icon={download} disabled={!profit} onClick={save}>
            {shared.t('records.export')}
          </Button>
        )}
      </div>
      {custom && (
        <div className="profit-custom">
          <RecordFilters
            compact
            records={records}
            fields={fields}
            texts={{
              search: t('profit.show'),
              turned: t('profit.turned'),
              tooLong: t('profit.tooLong', { days: recordDaysMax }),
              tooOld: t('profit.tooOld', { months: recordMonthsMax }),
            }}
          />
        </div>
      )}
    </>
  )
}

/** The result of the chosen days: the net, what it consists of, each day and each category. */
function Result() {
  const { t, now } = useText()
  const { offset, settled } = useSiteZone()
  const [chosen, setChosen] = useState<Filters | null>(null)
  const days = chosen ?? daysOf(firstPreset, now(), offset)
  // Asked once: before the zone is known the days may be those of another calendar.
  const asked = settled ? days : null
  const byDay = useProfit('day', asked)
  const byCategory = useProfit('category', asked)
  const { data, busy } = byDay
  const error = byDay.error ?? byCategory.error
  const refresh = () => {
    byDay.refresh()
    byCategory.refresh()
  }
  return (
    <>
      <section className="profit-panel" aria-label={t('profit.title')} aria-busy={busy || undefined}>
        <Period days={days} onChoose={setChosen} profit={busy || error ? undefined : data} />
        {error ? (
          <LoadFailure error={error} onRetry={refresh} />
        ) : (
          <>
            <ProfitSummary profit={data} days={days} />
            <ProfitByDay profit={data} days={days} busy={busy} />
          </>
        )}
      </section>
      {!error && (
        <section className="profit-panel">
          <h3 className="profit-title">{t('profit.byCategory')}</h3>
          <ProfitByCategory profit={byCategory.data} busy={byCategory.busy} />
        </section>
      )}
    </>
  )
}

/** A member's own result over a period (MEM-41, MEM-42). */
export function PersonalProfit({ withoutHeading = false }: ViewProps<typeof personalProfit>) {
  const { t } = useText()
  return (
    <MemberPage page="personalProfit" title={t('profit.title')} withoutHeading={withoutHeading}>
      <Result />
    </MemberPage>
  )
}
