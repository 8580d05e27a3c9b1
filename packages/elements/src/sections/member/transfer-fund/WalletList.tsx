import { useText } from '../../../scope.ts'
import { recordClock, recordMinute, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { refreshCw } from '../../../ui/media/icons.gen.ts'
import type { Wallets } from './transfer-values.ts'

/** How a wallet stands. */
function WalletState({ wallet: { state, maintenanceUntil } }: { wallet: Wallets['list'][number] }) {
  const { t } = useText()
  const { date } = useSiteZone()
  if (state === 'open') return <span className="funds-quiet">{t('walletTransfer.wallet.open')}</span>
  return (
    <Badge kind={state === 'processing' ? 'info' : 'warn'}>
      {maintenanceUntil
        ? t('walletTransfer.wallet.until', { at: date(maintenanceUntil, recordMinute) })
        : t(`walletTransfer.wallet.${state}`)}
    </Badge>
  )
}

interface WalletListProps {
  wallets: Wallets
  /** The wallets are being read. */
  busy: boolean
  onRefresh: () => void
}

/** The wallets at vendors, with state and balance (MEM-21). */
export function WalletList({ wallets, busy, onRefresh }: WalletListProps) {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const { list, serverTime, currency, currencySymbol } = wallets
  return (
    <section className="member-panel" part="wallets" aria-label={t('walletTransfer.vendors')}>
      <div className="funds-head">
        <h3 className="member-title">{t('walletTransfer.vendors')}</h3>
        <span className="funds-quiet">{t('walletTransfer.readAt', { at: date(serverTime, recordClock) })}</span>
        <Button size="small" icon={refreshCw} loading={busy} onClick={onRefresh}>
          {t('walletTransfer.refresh')}
        </Button>
      </div>
      <ul className="funds-wallets">
        {list.map(wallet => (
          <li
            key={wallet.vassalage}
            className={`funds-wallet${wallet.state === 'maintenance' ? ' funds-closed' : ''}`}
            part="wallet"
            aria-disabled={wallet.state === 'maintenance' || undefined}
          >
            <span className="funds-disc" aria-hidden="true">
              {wallet.name.slice(0, 1)}
            </span>
            <span className="funds-vendor">
              <b translate="no">{wallet.name}</b>
              <span className="funds-quiet">{wallet.gameTypes.map(type => t(`game.category.${type}`)).join(', ')}</span>
            </span>
            <WalletState wallet={wallet} />
            <Money text={money(wallet.balance, currency, currencySymbol)} />
            <IconButton
              icon={refreshCw}
              size={32}
              label={t('walletTransfer.refreshOne', { vendor: wallet.name })}
              disabled={wallet.state === 'maintenance'}
              onClick={onRefresh}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
