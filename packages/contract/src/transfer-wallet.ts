import type * as zod from 'zod/mini'
import { Code, Text } from './fields.ts'
import { Currency, PositiveAmount } from './money.ts'
import type { Zod } from './z.ts'

// What a vendor answers whose players have wallets of their own at it. Every call is signed as the
// vendor's calls to the platform are (`signVendorCall`), with the same keys.

/** Calls of the platform to a vendor; each is a POST of JSON. */
export const transferWalletPaths = {
  transfer: '/wallet/transfers',
  find: '/wallet/transfers/find',
  balances: '/wallet/balances',
} as const

/** A credit puts money into the wallet at the vendor, a debit takes it out. */
export const WalletTransfer = (z: Zod) =>
  z.object({
    /** The platform's own. The same transfer again is answered as the first time. */
    reference: Code(z, 32),
    player: Code(z),
    wallet: Code(z, 32),
    direction: z.enum(['credit', 'debit']),
    amount: PositiveAmount(z),
    currency: Currency(z),
  })
export type WalletTransfer = zod.infer<ReturnType<typeof WalletTransfer>>

/** Names a transfer by its reference. */
export const WalletTransferReference = (z: Zod) => z.object({ reference: Code(z, 32) })

/**
 * What became of a transfer:
 * - `done`: the money has moved;
 * - `pending`: the vendor does not know yet, and is asked again;
 * - `refused`: nothing has moved, and nothing will;
 * - `void`: the vendor had never heard of the reference when it was asked for it, and refuses it
 *   from
 *   then on, so that a transfer that comes late moves nothing.
 */
export const WalletTransferResult = (z: Zod) =>
  z.object({
    reference: Code(z, 32),
    state: z.enum(['done', 'pending', 'refused', 'void']),
    /** Why it was refused, in a word of the vendor's. */
    reason: z.nullable(Text(z, 64)),
  })
export type WalletTransferResult = zod.infer<ReturnType<typeof WalletTransferResult>>

/**
 * Which wallets are listed: those after a place in the vendor's order, from the first without it.
 */
export const WalletBalancesInput = (z: Zod) => z.object({ after: z.nullable(Text(z, 200)) })

/** One page of the wallets of all players. */
export const WalletBalances = (z: Zod) =>
  z.object({
    wallets: z.array(z.object({ player: Code(z), wallet: Code(z, 32), currency: Currency(z), balance: Text(z, 32) })),
    /** Where the next page begins; null after the last. */
    next: z.nullable(Text(z, 200)),
  })
export type WalletBalances = zod.infer<ReturnType<typeof WalletBalances>>

/**
 * What a vendor of the sandbox does with a transfer, by the last two digits of its amount; with any
 * other amount it does what it is asked. `refused` is for credits alone: a wallet can always be
 * emptied.
 */
export const sandboxTransfers = {
  '11': 'refused',
  '12': 'answerLost',
  '13': 'requestLost',
  '14': 'delayed',
} as const
export type SandboxTransfer = (typeof sandboxTransfers)[keyof typeof sandboxTransfers]
