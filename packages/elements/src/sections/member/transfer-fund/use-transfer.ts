import type { CallError } from '@baize/client'
import { balance, vendorWallets, walletTransfer, walletTransfers, type WalletTransferState } from '@baize/contract'
import { useScope } from '../../../scope.ts'
import { useOrderFlow, type OrderFlow, type PlacedOrder } from '../../../shared/money/use-order-flow.ts'
import type { WalletTransferValues } from './transfer-values.ts'

/** A transfer that the platform has. */
export interface PlacedTransfer extends PlacedOrder {
  state: WalletTransferState
}

interface Options {
  onPlaced: (placed: PlacedTransfer) => void
  onRefused: (error: CallError) => void
}

/** Asks again for whatever a transfer changes. */
export function useRefreshWallets(): () => void {
  const scope = useScope()
  return () => {
    for (const endpoint of [vendorWallets, walletTransfers, balance]) scope.refresh(endpoint)
  }
}

/** Places a transfer, once; what may have been placed is found in the history (WAL-30). */
export function useTransfer({ onPlaced, onRefused }: Options): OrderFlow<WalletTransferValues, PlacedTransfer> {
  const scope = useScope()
  return useOrderFlow<WalletTransferValues, PlacedTransfer>({
    send: (order, idempotencyKey) => scope.call(walletTransfer, { ...order, idempotencyKey }),
    async find(idempotencyKey) {
      const { content } = await scope.call(walletTransfers, { idempotencyKey, pageSize: 1 })
      return content[0] ?? null
    },
    refresh: useRefreshWallets(),
    onPlaced,
    onRefused,
  })
}
