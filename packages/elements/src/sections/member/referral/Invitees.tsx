import { NoRecords } from '../../../shared/records/NoRecords.tsx'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { DaysForm } from './DaysForm.tsx'
import { anyDay, pageSize, type Invited, type useReferral } from './use-referral.ts'

type Invitee = Invited['invitees'][number]
/** Registered at once, two friends may have the same masked name: then it does not matter which is which. */
const keyOf = ({ account, registeredAt }: Invitee) => `${account} ${registeredAt}`

/** Friends who registered, by as much of their names as strangers may know. */
export function Invitees({ data, days, page, filter, turn }: ReturnType<typeof useReferral>) {
  const { t } = useText()
  const { date } = useSiteZone()
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
  const isFiltered = Boolean(days.from || days.to)
  const empty = isFiltered ? (
    <NoRecords onReset={() => filter(anyDay)} />
  ) : (
    <EmptyState title={t('referral.empty')} text={t('referral.emptyText')} />
  )
  return (
    <section className="referral-list">
      <div className="referral-head">
        <h3 className="referral-subtitle">{t('referral.invitees')}</h3>
        {(isFiltered || (data?.total ?? 0) > 0) && (
          <DaysForm key={`${days.from} ${days.to}`} days={days} onFilter={filter} />
        )}
      </div>
      <Table
        label={t('referral.invitees')}
        columns={columns}
        rows={data?.invitees ?? []}
        keyOf={keyOf}
        busy={!data}
        empty={empty}
      />
      <RecordsPager page={page} pageSize={pageSize} total={data?.total ?? 0} onPage={turn} />
    </section>
  )
}
