import { useState } from 'react'
import { RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import { RecordTable } from '../../../shared/records/RecordTable.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Toast } from '../../../ui/overlays/Toast.tsx'
import type { Action, Downline } from './actions.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { useColumns } from './use-columns.tsx'
import { useDownlines } from './use-downlines.ts'
import { useFilters } from './use-filters.ts'
import { useTotals } from './use-totals.ts'

/** Whoever offers nothing needs no form for it. */
const loadOffer = () => import('./offer-contract/index.ts')

/** Whose downline, what is looked for in it, and who was found. */
export function Downlines() {
  const { t } = useText()
  const { open } = useNavigation()
  const { currency, currencySymbol: symbol } = useSession()
  const records = useDownlines()
  const { answer, query, refresh } = records
  const [why, setWhy] = useState('')
  const [offered, setOffered] = useState('')
  const offer = useLazy(offered ? loadOffer : null)
  const filters = useFilters(currency, symbol)
  const totals = useTotals(currency)

  const move = (parent: string) => records.enter(parent ? { parent } : {})
  const acts: Readonly<Record<Action, (row: Downline) => void>> = {
    team: ({ id }) => move(id),
    transfer: ({ account }) => open('transfer', { account }),
    offer: ({ account }) => setOffered(account),
  }
  const columns = useColumns({ currency, symbol, onAct: (action, row) => acts[action](row), onRefuse: setWhy })
  const offerDone = () => {
    setOffered('')
    refresh()
  }

  return (
    <>
      {answer ? (
        <Breadcrumbs path={answer.path} team={answer.team} whole={query.filters['scope'] === 'team'} onEnter={move} />
      ) : (
        <Skeleton width={280} height={24} />
      )}
      <div className="panel">
        <RecordFilters records={records} {...filters} />
        <RecordTable
          records={records}
          label={t('agentDownlines.title')}
          columns={columns}
          keyOf={({ id }) => id}
          totals={totals}
        />
      </div>
      {offer && offered && <offer.OfferContract account={offered} onClose={offerDone} />}
      {why && <Toast kind="info" title={why} closeLabel={t('common.close')} onClose={() => setWhy('')} />}
    </>
  )
}
