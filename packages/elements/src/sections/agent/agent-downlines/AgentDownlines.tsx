import { useState } from 'react'
import { useText, useSession } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight } from '../../../ui/media/icons.gen.ts'
import { RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import { RecordTable } from '../../../shared/records/RecordTable.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Toast } from '../../../ui/overlays/Toast.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useDownlines, useFilters, useTotals, type Page } from './use-downlines.ts'
import type { Action, Downline } from './downline-actions.ts'
import { useColumns } from './downline-columns.tsx'
import type { agentDownlines } from './agent-downlines.element.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface BreadcrumbsProps {
  path: Page['path']
  team: Page['team']
  /** Everybody below is listed, not the direct downline alone. */
  whole: boolean
  onOpen: (parent: string) => void
}

/**
 * The accounts from the agent down to the one whose downline is listed, and how many are below
 * (AGT-17).
 */
function Breadcrumbs({ path, team, whole, onOpen }: BreadcrumbsProps) {
  const { t, number } = useText()
  const count = (key: string, count: number) => t(`agentDownlines.${key}`, { count, number: number(count) })
  return (
    <div className="trail">
      <nav part="path" aria-label={t('agentDownlines.path')}>
        <ol className="trail-steps">
          {keyed(path, ({ id }) => id).map(([key, { id, account }], index) => (
            <li key={key} className="trail-step">
              <button type="button" className="link" onClick={() => onOpen(index === 0 ? '' : id)}>
                <bdi translate="no">{account}</bdi>
              </button>
              <Icon of={chevronRight} size={14} flip />
            </li>
          ))}
          <li className="trail-here" aria-current="page">
            {t(whole ? 'agentDownlines.scope.team' : 'agentDownlines.scope.direct')}
          </li>
        </ol>
      </nav>
      <span className="trail-team">
        {t('agentDownlines.team', { agents: count('agents', team.agents), members: count('members', team.members) })}
      </span>
    </div>
  )
}

/** Loaded when the first offer is made. */
const loadOffer = () => import('./offer-agreement/OfferAgreement.tsx')

/** The downline of an account: breadcrumbs, filters and the table. */
function Downlines() {
  const { t } = useText()
  const { open } = useNavigation()
  const { currency, currencySymbol: symbol } = useSession()
  const records = useDownlines()
  const { answer, query, refresh } = records
  const [why, setWhy] = useState('')
  const [offered, setOffered] = useState('')
  const offer = useLazy(offered ? loadOffer : null)
  const filters = useFilters(currency, symbol, answer ? [answer.totals.balance] : [])
  const totals = useTotals(currency)

  const move = (parent: string) => records.drillDown(parent ? { parent } : {})
  const acts: Readonly<Record<Action, (row: Downline) => void>> = {
    team: ({ id }) => move(id),
    transfer: ({ account }) => open('transfer', { account }),
    offer: ({ account }) => setOffered(account),
  }
  const columns = useColumns({ currency, symbol, onAct: (action, row) => acts[action](row), onRefuse: setWhy })
  const closeOffer = () => {
    setOffered('')
    refresh()
  }

  return (
    <>
      {answer ? (
        <Breadcrumbs path={answer.path} team={answer.team} whole={query.filters['scope'] === 'team'} onOpen={move} />
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
      {offer && offered && <offer.OfferAgreement account={offered} onClose={closeOffer} />}
      {why && <Toast kind="info" title={why} closeLabel={t('common.close')} onClose={() => setWhy('')} />}
    </>
  )
}

/** The page on which an agent finds and manages those below (AGT-25). */
export function AgentDownlines({ withoutHeading }: ViewProps<typeof agentDownlines>) {
  const { t } = useText()
  return (
    <div className="downlines">
      {!withoutHeading && (
        <h2 className="downlines-title" part="title">
          {t('agentDownlines.title')}
        </h2>
      )}
      <Gate need="agent" to="/agentHome/downlineManagmentView">
        <Downlines />
      </Gate>
    </div>
  )
}
