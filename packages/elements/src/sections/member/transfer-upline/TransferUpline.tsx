import { balance as balanceEndpoint, peerTransfers, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { recordMinute, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText, useRead, useTextOf } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { OrderFacts } from '../../../shared/money/OrderFacts.tsx'
import { RecordList } from '../../../shared/records/RecordList.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import { pageOf, pageSize, type Transfer, type Config } from './peer-transfers.ts'
import { TransferSteps } from './TransferSteps.tsx'
import type { transferUpline } from './transfer-upline.element.ts'

/** The sign stands before the amount in every language. */
const signOf = (row: Transfer): string => (isSent(row) ? '−' : '+')
const isSent = ({ amount }: Transfer): boolean => amount.startsWith('-')

/** Columns of a transfer (MEM-35). */
function useColumns(): Column<Transfer>[] {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`transfer.column.${name}`)
  const written = (row: Transfer) => `${signOf(row)}${money(row.amount.replace('-', ''), row.currency)}`
  const way = (row: Transfer) => t(`transfer.${isSent(row) ? 'sent' : 'got'}.${row.direction}`)
  return [
    { name: 'at', label: label('at'), cell: ({ at }) => date(at, recordMinute) },
    { name: 'direction', label: label('direction'), cell: way },
    { name: 'counterpart', label: label('counterpart'), cell: row => <bdi translate="no">{row.counterpart}</bdi> },
    { name: 'amount', label: label('amount'), end: true, cell: row => <Money text={written(row)} /> },
    {
      name: 'status',
      label: label('status'),
      cell: row => <Badge kind="win">{t(`transfer.status.${row.status}`)}</Badge>,
    },
    {
      name: 'remark',
      label: label('remark'),
      cell: ({ remark }) => (
        <span className="transfers-remark" dir="auto">
          {remark || '–'}
        </span>
      ),
    },
  ]
}

/** Balance, held amount and limits beside the form. */
function Summary({ config }: { config: Config }) {
  const { t, money } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const { min, max, currency, currencySymbol } = config
  const written = (amount: string | undefined) => (amount ? money(amount, currency, currencySymbol) : '–')
  const lines = [
    ['balance', data?.available],
    ['onHold', data?.locked],
    ['min', min],
    ['max', max],
  ] as const
  return (
    <aside className="transfers-summary" part="summary" aria-label={t('transfer.summary')}>
      <h3 className="transfers-heading">{t('transfer.summary')}</h3>
      <OrderFacts
        facts={lines.map(([name, amount]) => ({
          name,
          label: t(`transfer.${name}`),
          value: <Money text={written(amount)} kind={name === 'balance' ? 'brass' : 'plain'} />,
        }))}
      />
    </aside>
  )
}

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
function Transfers({ first, account, withHistory, onSent }: TransfersProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  // The texts of the account section hold the words for refusals.
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
              {config.delayedUntil && (
                <Alert kind="warn">
                  <span>{t('transfer.delayed', { date: date(config.delayedUntil) })}</span>
                </Alert>
              )}
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
      {withHistory && (shown || data.total > 0) && <History />}
    </>
  )
}

/**
 * Transfers between a player and the upline, and between an agent and the downline (MEM-35, WAL-15
 * to WAL-18).
 */
export function TransferUpline(props: ViewProps<typeof transferUpline>) {
  const { direction, account = '', withoutHeading, withoutHistory, emit } = props
  const { t } = useText()
  return (
    <MemberPage page="transferUpline" title={t('transfer.title')} withoutHeading={withoutHeading}>
      <Transfers
        first={direction}
        account={account}
        withHistory={!withoutHistory}
        onSent={(orderNo, direction) => emit('baize-transfer', { orderNo, direction })}
      />
    </MemberPage>
  )
}
