import { payoutAccounts, withdrawConfig, type Output, type WithdrawalStep } from '@baize/contract'

/** The accounts of a player, and what adding one takes. */
export type Accounts = Output<typeof payoutAccounts>

/** Reads that list the accounts. */
export const accountReads = [payoutAccounts, withdrawConfig]

/** What must be set before an account can be added. */
export type MissingStep = Exclude<WithdrawalStep, 'payoutAccount'>

/** What is not set yet of what adding an account takes (MEM-31). */
export const missingOf = ({ payeeName, hasPaymentPassword }: Accounts): MissingStep[] => [
  ...(payeeName === null ? (['payeeName'] as const) : []),
  ...(hasPaymentPassword ? [] : (['paymentPassword'] as const)),
]

/** How many more there may be. */
export const placesOf = ({ list, max, providers }: Accounts): number =>
  providers.length ? Math.max(0, max - list.length) : 0
