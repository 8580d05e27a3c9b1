import { mainWallet, walletTransfers, type WalletTransferOrder } from '@baize/contract'
import { useEffect } from 'react'
import { useRead, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import type { Wallets } from './transfer-values.ts'
import type { PlacedTransfer } from './use-transfer.ts'
import { useWalletName } from './use-wallet-name.ts'

/** Transfers among which the last one is looked for. */
const lately = { pageSize: 10 }

interface OutcomeAlertProps {
  wallets: Wallets
  placed: PlacedTransfer | null
  /** Hears of the result of a transfer that was processing. */
  onResult: (placed: PlacedTransfer) => void
}

/**
 * What became of a transfer: the one that is processing, whoever opened it, else the one that was
 * placed, or had its result, in this visit (MEM-22).
 */
export function OutcomeAlert({ wallets, placed, onResult }: OutcomeAlertProps) {
  const { t, money } = useText()
  const nameOf = useWalletName(wallets)
  const { waiting, currencySymbol } = wallets
  const { data } = useRead(walletTransfers, placed && !waiting ? lately : null)
  const order = waiting ?? data?.content.find(({ orderNo }) => orderNo === placed?.orderNo)
  useEffect(() => {
    if (placed && order && !waiting && order.state !== 'processing' && order.state !== placed.state)
      onResult({ orderNo: order.orderNo, state: order.state })
  }, [order?.orderNo, order?.state, waiting])
  if (!order || (!waiting && order.state === 'processing')) return null
  const vendorOf = ({ from, to }: WalletTransferOrder) => nameOf(from === mainWallet ? to : from)
  const values = {
    amount: money(order.amount, order.currency, currencySymbol),
    from: nameOf(order.from, order.fromName),
    to: nameOf(order.to, order.toName),
    vendor: vendorOf(order),
  }
  return (
    <Alert kind={order.state === 'failed' ? 'error' : 'info'}>
      <b className="funds-outcome">{t(`walletTransfer.outcome.${order.state}`, values)}</b>
      {order.state !== 'success' && <span>{t(`walletTransfer.outcomeText.${order.state}`, values)}</span>}
    </Alert>
  )
}
