import type { WalletTransferState } from '@baize/contract'
import type { OrderKind } from '../orders/index.ts'

/**
 * A transfer is processing from the moment at which its money is held: its vendor is asked after
 * that, and may not answer.
 */
export const vendorTransferKind: OrderKind<WalletTransferState> = {
  name: 'vendor-transfer',
  letter: 'V',
  first: 'processing',
  holds: true,
  holdName: 'transfer',
  steps: { processing: ['success', 'failed'], success: [], failed: [] },
}
