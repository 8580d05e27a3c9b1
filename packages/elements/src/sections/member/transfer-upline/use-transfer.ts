import type { CallError } from '@baize/client'
import { balance, peerTransfers, transferPeer } from '@baize/contract'
import { useScope } from '../../../scope.ts'
import { useOrderFlow, type OrderFlow, type PlacedOrder } from '../../../shared/money/use-order-flow.ts'
import type { TransferValues } from './transfer-values.ts'

interface Options {
  onSent: (orderNo: string) => void
  onRefused: (error: CallError) => void
}

/** Sends a transfer, once; what may have been sent is found in the history. */
export function useTransfer({ onSent, onRefused }: Options): OrderFlow<TransferValues, PlacedOrder> {
  const scope = useScope()
  return useOrderFlow<TransferValues, PlacedOrder>({
    send: (order, idempotencyKey) => scope.call(transferPeer, { ...order, idempotencyKey }),
    async find(idempotencyKey) {
      const { content } = await scope.call(peerTransfers, { idempotencyKey, pageSize: 1 })
      return content[0] ?? null
    },
    refresh() {
      scope.refresh(balance)
      scope.refresh(peerTransfers)
    },
    onPlaced: ({ orderNo }) => onSent(orderNo),
    onRefused,
  })
}
