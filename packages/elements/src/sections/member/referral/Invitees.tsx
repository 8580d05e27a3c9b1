import { RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import { RecordTable } from '../../../shared/records/RecordTable.tsx'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import type { Records } from '../../../shared/records/use-records.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import type { Invited, Invitee } from './use-referral.ts'

/** Registered at once, two friends may have the same masked name: then it does not matter which is which. */
const keyOf = ({ account, registeredAt }: Invitee) => `${account} ${registeredAt}`

/** Friends who registered, by as much of their names as strangers may know; and between which days they did. */
export function Invitees({ records }: { records: Records<Invited, Invitee> }) {
  const { t } = useText()
  const { date } = useSiteZone()
  const fields: FilterField[] = [
    { name: 'from', kind: 'day', label: t('referral.from') },
    { name: 'to', kind: 'day', label: t('referral.to'), since: 'from' },
  ]
  const columns: Column<Invitee>[] = [
    {
      name: 'account',
      label: t('referral.account'),
      cell: ({ account }) => <bdi translate="no">{account}</bdi>,
    },
    {
      name: 'registeredAt',
      label: t('referral.registeredAt'),
      end: true,
      cell: ({ registeredAt }) => date(registeredAt),
    },
  ]
  return (
    <section className="referral-list">
      <div className="referral-head">
        <h3 className="referral-subtitle">{t('referral.invitees')}</h3>
        {(records.isFiltered || records.total > 0) && (
          <RecordFilters
            compact
            records={records}
            fields={fields}
            texts={{ search: t('referral.search'), turned: t('referral.turned') }}
          />
        )}
      </div>
      <RecordTable
        records={records}
        label={t('referral.invitees')}
        columns={columns}
        keyOf={keyOf}
        empty={<EmptyState title={t('referral.empty')} text={t('referral.emptyText')} />}
      />
    </section>
  )
}
