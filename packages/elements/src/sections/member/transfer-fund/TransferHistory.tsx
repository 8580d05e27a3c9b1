import { walletTransfers, type WalletTransferOrder, type WalletTransferState } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { OrderHistory, type OrderColumn } from '../../../shared/money/OrderHistory.tsx'
import { recordClock, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import type { BadgeKind } from '../../../ui/data/Badge.tsx'
import type { Wallets } from './transfer-values.ts'
import { useWalletName } from './use-wallet-name.ts'

const states: Readonly<Record<WalletTransferState, BadgeKind>> = {
  processing: 'info',
  success: 'win',
  failed: 'loss',
}

const orderNo: OrderColumn<WalletTransferOrder> = { name: 'orderNo', text: ({ orderNo }) => orderNo }

/**
 * What is known of a transfer beside its state: when its vendor was asked, or where its money is.
 */
function useNote(wallets: Wallets): (order: WalletTransferOrder) => string {
  const { t } = useText()
  const { date } = useSiteZone()
  const nameOf = useWalletName(wallets)
  return ({ state, askedAt, from, fromName }) => {
    if (state === 'failed') return t('walletTransfer.returned', { wallet: nameOf(from, fromName) })
    return state === 'processing' && askedAt ? t('walletTransfer.askedAt', { at: date(askedAt, recordClock) }) : ''
  }
}

/** The transfers so far, the newest first (MEM-21). */
export function TransferHistory({ wallets }: { wallets: Wallets }) {
  const { t } = useText()
  const nameOf = useWalletName(wallets)
  const noteOf = useNote(wallets)
  const wallet = (name: 'from' | 'to'): OrderColumn<WalletTransferOrder> => {
    const text = (order: WalletTransferOrder) => nameOf(order[name], order[`${name}Name`])
    return { name, cell: order => <bdi>{text(order)}</bdi>, text }
  }
  const note: OrderColumn<WalletTransferOrder> = {
    name: 'note',
    cell: order => <span className="funds-quiet">{noteOf(order) || '–'}</span>,
  }
  return (
    <OrderHistory
      endpoint={walletTransfers}
      name="transfers"
      file="wallet-transfers"
      words={{
        title: t('walletTransfer.history'),
        all: t('walletTransfer.allStates'),
        column: name => t(`walletTransfer.column.${name}`),
        state: state => t(`walletTransfer.state.${state}`),
      }}
      states={states}
      amounts={['amount']}
      columns={['at', orderNo, wallet('from'), wallet('to'), 'amount', 'currency', 'state', note]}
      sumsOf={({ totals }, of) => ({ amount: totals[of] })}
    />
  )
}
