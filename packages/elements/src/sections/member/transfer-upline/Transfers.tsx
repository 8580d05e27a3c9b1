import { peerTransfers, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { pageOf, pageSize } from './pages.ts'
import { Summary } from './Summary.tsx'
import { TransferSteps } from './TransferSteps.tsx'
import { RecordList } from '../../../shared/records/RecordList.tsx'
import { useColumns } from './use-columns.tsx'

/** The transfers so far, those that were sent and those that came, the newest first (MEM-35). */
function History() {
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

interface TransfersProps {
  /** Which of the two is shown first; absent: the downline where an account of it is given. */
  first: TransferDirection | undefined
  account: string
  withHistory: boolean
  onSent: (orderNo: string, direction: TransferDirection) => void
}

/** To whom this player may transfer, the form for each, and the transfers so far. */
export function Transfers({ first, account, withHistory, onSent }: TransfersProps) {
  const { t } = useText()
  // Words for what the platform refuses stand there.
  const words = useTextOf('account')
  const { data, status, error, refresh } = useRead(peerTransfers, pageOf(1))
  const [prefix] = useState(nextTabs)
  const [chosen, setChosen] = useState<TransferDirection>()
  if (!data || !words)
    return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
  const { config } = data
  const open = (['upline', 'downline'] as const).filter(name => (name === 'upline' ? config.upline : config.downline))
  const wished = chosen ?? first ?? (account ? 'downline' : 'upline')
  const [shown] = open.includes(wished) ? [wished] : open
  return (
    <>
      <section className="transfers-panel" part="panel">
        {shown ? (
          <>
            <div className="transfers-main">
              {open.length > 1 && (
                <Tabs
                  label={t('transfer.tabs')}
                  prefix={prefix}
                  tabs={open.map(name => ({ name, label: t(`transfer.${name}`) }))}
                  chosen={shown}
                  onChoose={setChosen}
                />
              )}
              {open.map(name => (
                <div key={name} {...(open.length > 1 && tabPanel(prefix, name, shown))}>
                  <TransferSteps
                    direction={name}
                    account={account}
                    config={config}
                    onSent={orderNo => onSent(orderNo, name)}
                  />
                </div>
              ))}
            </div>
            <Summary config={config} />
          </>
        ) : (
          <EmptyState title={t('transfer.nobody')} text={t('transfer.nobodyText')} />
        )}
      </section>
      {withHistory && <History />}
    </>
  )
}
