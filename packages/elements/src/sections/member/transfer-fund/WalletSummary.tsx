import {
  balance,
  compareAmounts,
  recallWallets,
  sumOfAmounts,
  vendorWallets,
  walletTransfers,
  type WalletTransferOrder,
} from '@baize/contract'
import { useState } from 'react'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { OrderFacts } from '../../../shared/money/OrderFacts.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import type { Wallets } from './transfer-values.ts'

const changed = [vendorWallets, walletTransfers, balance]
const isMoney = (amount: string): boolean => compareAmounts(amount, '0') > 0

/** What a vendor did not give back when everything was collected. */
function Kept({ orders, written }: { orders: readonly WalletTransferOrder[]; written: (amount: string) => string }) {
  const { t } = useText()
  return (
    <div role="status" className="funds-status">
      {orders.map(({ orderNo, amount, fromName }) => (
        <Alert key={orderNo} kind="error">
          <span>{t('walletTransfer.kept', { amount: written(amount), vendor: fromName })}</span>
        </Alert>
      ))}
    </div>
  )
}

/** All wallets together, and the button that brings everything to the main one (MEM-21). */
export function WalletSummary({ wallets }: { wallets: Wallets }) {
  const { t, money } = useText()
  const [kept, setKept] = useState<readonly WalletTransferOrder[]>([])
  const { busy, failure, run } = useAction(recallWallets, {
    once: true,
    refresh: changed,
    onDone: ({ orders }) => setKept(orders.filter(({ state }) => state === 'failed')),
  })
  const { isSingle, main, list, processing, total, currency, currencySymbol } = wallets
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const filled = list.filter(({ balance: amount }) => isMoney(amount))
  const [staying, coming] = [filled.filter(isClosed), filled.filter(wallet => !isClosed(wallet))]
  const sumIn = (all: Wallets['list']) => sumOfAmounts(all.map(({ balance: amount }) => amount))
  const lines = [
    ['main', main],
    ['vendors', sumIn(list)],
    ['processing', processing],
    ['total', total],
  ] as const
  return (
    <aside className="funds-summary" part="summary" aria-label={t('walletTransfer.summary')}>
      <h3 className="member-heading">{t('walletTransfer.summary')}</h3>
      <OrderFacts
        facts={lines.map(([name, amount]) => ({
          name,
          label: t(`walletTransfer.${name}`),
          value: <Money text={written(amount)} kind={name === 'total' ? 'brass' : 'plain'} />,
          isTotal: name === 'total',
        }))}
      />
      {!isSingle && (
        <Button block loading={busy} disabled={!coming.length} onClick={() => void run({})}>
          {t('walletTransfer.recall')}
        </Button>
      )}
      <p className="funds-note">
        {isSingle
          ? t('walletTransfer.comesBack')
          : coming.length
            ? t('walletTransfer.brings', { amount: written(sumIn(coming)) })
            : t('walletTransfer.nothing')}
        {staying.map(({ vassalage, name, balance: amount }) => (
          <span key={vassalage}> {t('walletTransfer.stays', { amount: written(amount), vendor: name })}</span>
        ))}
      </p>
      <Kept orders={kept} written={written} />
      <ActionFailure error={failure} />
    </aside>
  )
}

const isClosed = ({ state }: Wallets['list'][number]): boolean => state === 'maintenance'
