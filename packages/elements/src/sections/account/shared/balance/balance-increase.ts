import type { balance, Output } from '@baize/contract'
import { compareAmounts } from '@baize/contract'

export type Wallet = Output<typeof balance>

/** Whether a movement made a balance larger. A later answer of an earlier state is none. */
export const hasIncreased = (before: Wallet | undefined, after: Wallet): boolean =>
  before !== undefined &&
  before.currency === after.currency &&
  after.version > before.version &&
  compareAmounts(after.available, before.available) > 0
