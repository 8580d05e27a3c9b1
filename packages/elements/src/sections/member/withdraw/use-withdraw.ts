import type { CallError } from '@baize/client'
import { balance, placeWithdrawal, withdrawals, withdrawConfig, type WithdrawalOrder } from '@baize/contract'
import { useScope } from '../../../scope.ts'
import { useOrderFlow, type OrderFlow } from '../../../shared/money/use-order-flow.ts'
import type { WithdrawValues } from './withdraw-values.ts'

interface Options {
  onPlaced: (order: WithdrawalOrder) => void
  onRefused: (error: CallError) => void
}

/** Orders a withdrawal, once; what may have been ordered is found in the history (WAL-30). */
export function useWithdraw({ onPlaced, onRefused }: Options): OrderFlow<WithdrawValues, WithdrawalOrder> {
  const scope = useScope()
  return useOrderFlow<WithdrawValues, WithdrawalOrder>({
    async send(values, idempotencyKey) {
      const { order } = await scope.call(placeWithdrawal, { ...values, idempotencyKey })
      return order
    },
    async find(idempotencyKey) {
      const { content } = await scope.call(withdrawals, { idempotencyKey, pageSize: 1 })
      return content[0] ?? null
    },
    refresh() {
      for (const endpoint of [balance, withdrawConfig, withdrawals]) scope.refresh(endpoint)
    },
    onPlaced,
    onRefused,
  })
}
