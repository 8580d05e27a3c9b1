import { useState } from 'react'
import { NoRecords } from '../../../shared/records/NoRecords.tsx'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { useRequests } from '../../../shared/navigation/requests.ts'
import { Trouble } from '../../../shared/feedback/Trouble.tsx'
import { useLate } from '../../../runtime/use-late.ts'
import { useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { Toast } from '../../../ui/overlays/Toast.tsx'
import type { Action, Downline } from './actions.ts'
import { Filters } from './Filters.tsx'
import { isFiltered, pageSize } from './query.ts'
import { Trail } from './Trail.tsx'
import { useColumns } from './use-columns.tsx'
import { useDownlines } from './use-downlines.ts'
import { useTotals } from './use-totals.ts'

/** Whoever offers nothing needs no form for it. */
const loadOffer = () => import('./offer-contract/index.ts')

/** Whose downline, what is looked for in it, and who was found. */
export function Downlines() {
  const { t } = useText()
  const { open } = useRequests()
  const { currency, currencySymbol: symbol } = useSession()
  const { query, page, busy, error, refresh, filter, sort, turn, enter } = useDownlines()
  const [why, setWhy] = useState('')
  const [offered, setOffered] = useState('')
  const offer = useLate(offered ? loadOffer : null)
  const [cleared, setCleared] = useState(0)

  const move = (parent: string) => {
    setCleared(cleared + 1)
    enter(parent)
  }
  const acts: Readonly<Record<Action, (row: Downline) => void>> = {
    team: ({ id }) => move(id),
    transfer: ({ account }) => open('transfer', { account }),
    offer: ({ account }) => setOffered(account),
  }
  const columns = useColumns({ currency, symbol, onAct: (action, row) => acts[action](row), onRefuse: setWhy })
  const totals = useTotals(page, currency)
  const reset = () => {
    setCleared(cleared + 1)
    filter({})
  }

  const offerDone = () => {
    setOffered('')
    refresh()
  }

  return (
    <>
      {page ? (
        <Trail path={page.path} team={page.team} whole={query.filters.scope === 'team'} onEnter={move} />
      ) : (
        <Skeleton width={280} height={24} />
      )}
      <div className="panel">
        <Filters key={cleared} currency={currency} symbol={symbol} onFilter={filter} />
        {error ? (
          <Trouble error={error} onRetry={refresh} />
        ) : (
          <>
            <Table
              label={t('agentDownlines.title')}
              columns={columns}
              rows={page?.content ?? []}
              keyOf={({ id }) => id}
              sort={query.sort}
              onSort={sort}
              totals={totals}
              busy={busy}
              empty={<NoRecords onReset={isFiltered(query) ? reset : undefined} />}
            />
            <RecordsPager page={query.page} pageSize={pageSize} total={page?.total ?? 0} onPage={turn} />
          </>
        )}
      </div>
      {offer && offered && <offer.OfferContract account={offered} onClose={offerDone} />}
      {why && <Toast kind="info" title={why} closeLabel={t('common.close')} onClose={() => setWhy('')} />}
    </>
  )
}
