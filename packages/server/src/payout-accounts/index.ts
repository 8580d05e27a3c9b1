export { payeeNameOf } from '../accounts/players/index.ts'
export { payoutAccountOf, payoutAccountsOf, shownTarget } from './accounts.ts'
export type { PayoutTarget } from './accounts.ts'
export type { StoredPayoutAccount } from './tables.ts'
