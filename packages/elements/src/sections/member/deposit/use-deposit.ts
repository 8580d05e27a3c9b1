import type { CallError } from '@baize/client'
import { depositMethods, depositOrders, placeDeposit, type DepositOrderAndPayment } from '@baize/contract'
import { useScope } from '../../../scope.ts'
import { useOrderFlow, type OrderFlow, type PlacedOrder } from '../../../shared/money/use-order-flow.ts'
import type { DepositValues } from './deposit-values.ts'

/** An order that the platform has, and the way to pay it where the platform has just said it. */
export interface PlacedDeposit extends PlacedOrder {
  answer: DepositOrderAndPayment | null
}

interface Options {
  onPlaced: (placed: PlacedDeposit) => void
  onRefused: (error: CallError) => void
}

/** Orders a deposit, once; what may have been ordered is found in the history (WAL-30). */
export function useDeposit({ onPlaced, onRefused }: Options): OrderFlow<DepositValues, PlacedDeposit> {
  const scope = useScope()
  return useOrderFlow<DepositValues, PlacedDeposit>({
    async send(order, idempotencyKey) {
      const answer = await scope.call(placeDeposit, { ...order, idempotencyKey })
      return { orderNo: answer.order.orderNo, answer }
    },
    async find(idempotencyKey) {
      const { content } = await scope.call(depositOrders, { idempotencyKey, pageSize: 1 })
      const [order] = content
      return order ? { orderNo: order.orderNo, answer: null } : null
    },
    refresh() {
      scope.refresh(depositMethods)
      scope.refresh(depositOrders)
    },
    onPlaced,
    onRefused,
  })
}
