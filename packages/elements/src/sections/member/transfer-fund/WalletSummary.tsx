import { compareAmounts, recallWallets, sumOfAmounts, vendorWallets, walletTransfers, balance } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { OrderFacts } from '../../../shared/money/OrderFacts.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import type { Wallets } from './transfer-values.ts'

const changed = [vendorWallets, walletTransfers, balance]
const isMoney = (amount: string): boolean => compareAmounts(amount, '0') > 0

/** All wallets together, and the button that brings everything to the main one (MEM-21). */
export function WalletSummary({ wallets }: { wallets: Wallets }) {
  const { t, money } = useText()
  const { busy, failure, run } = useAction(recallWallets, { once: true, refresh: changed })
  const { main, list, processing, total, currency, currencySymbol } = wallets
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
      <Button block loading={busy} disabled={!coming.length} onClick={() => void run({})}>
        {t('walletTransfer.recall')}
      </Button>
      <p className="funds-note">
        {coming.length ? t('walletTransfer.brings', { amount: written(sumIn(coming)) }) : t('walletTransfer.nothing')}
        {staying.map(({ vassalage, name, balance: amount }) => (
          <span key={vassalage}> {t('walletTransfer.stays', { amount: written(amount), vendor: name })}</span>
        ))}
      </p>
      <ActionFailure error={failure} />
    </aside>
  )
}

const isClosed = ({ state }: Wallets['list'][number]): boolean => state === 'maintenance'
