import { bonusOperations } from './bonus-operations.ts'
import { depositOperations } from './deposit-operations.ts'
import { peerOperations } from './peer-operations.ts'
import { roundOperations } from './round-operations.ts'
import { withdrawalOperations } from './withdrawal-operations.ts'
import { walletOperations } from './wallet-operations.ts'
import type { Operation } from './act.ts'

/** All that is done, each as likely as it stands here often. */
export const operations: readonly Operation[] = [
  ...depositOperations,
  ...withdrawalOperations,
  ...roundOperations,
  ...peerOperations,
  ...walletOperations,
  ...bonusOperations,
]
