import type { DepositState } from '@baize/contract'
import type { OrderKind } from '../orders/index.ts'

/**
 * A deposit ends when it is credited, and never otherwise: money that arrives after it expired, was
 * cancelled or failed belongs to the player all the same.
 */
export const depositKind: OrderKind<DepositState> = {
  name: 'deposit',
  letter: 'D',
  first: 'pending',
  holds: false,
  steps: {
    pending: ['processing', 'success', 'failed', 'expired', 'cancelled'],
    processing: ['processing', 'success', 'failed'],
    failed: ['processing', 'success'],
    expired: ['processing', 'success'],
    cancelled: ['processing', 'success'],
    success: [],
  },
}
