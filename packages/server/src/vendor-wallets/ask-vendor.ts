import {
  fromMinor,
  transferWalletPaths,
  WalletBalances,
  WalletTransferResult,
  type WalletTransfer,
  type WalletTransferReference,
} from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { callStudio } from '../game-vendors/index.ts'
import type { WholeTransfer } from './view.ts'

/**
 * A vendor answers within this time, in milliseconds, or the result is unknown. A launch may wait
 * for two of them.
 */
const vendorTimeout = 5000

/** What a vendor says of a transfer; null where it says nothing that can be relied on. */
export type TransferResult = z.infer<ReturnType<typeof WalletTransferResult>>

/**
 * Asks the vendor of a transfer. Whatever is not the answer of the protocol, about this transfer,
 * is none: it may have been carried out all the same.
 */
async function ask(deps: Deps, path: string, input: { reference: string }): Promise<TransferResult | null> {
  const answer = await callStudio(deps, path, input, vendorTimeout)
  if (answer?.status !== 200) return null
  const result = z.safeParse(WalletTransferResult(z), answer.body)
  return result.success && result.data.reference === input.reference ? result.data : null
}

/** Tells the vendor to carry a transfer out; once, however often it is told. */
export function sendTransfer(deps: Deps, { order, transfer }: WholeTransfer): Promise<TransferResult | null> {
  const input: z.infer<ReturnType<typeof WalletTransfer>> = {
    reference: order.orderNo,
    player: order.playerId,
    wallet: transfer.vassalage,
    direction: transfer.direction === 'in' ? 'credit' : 'debit',
    amount: fromMinor(order.amount, order.currency),
    currency: order.currency,
  }
  return ask(deps, transferWalletPaths.transfer, input)
}

/** Asks the vendor what became of a transfer; one that it never heard of can no longer come. */
export function findTransfer(deps: Deps, orderNo: string): Promise<TransferResult | null> {
  const input: z.infer<ReturnType<typeof WalletTransferReference>> = { reference: orderNo }
  return ask(deps, transferWalletPaths.find, input)
}

/** One page of what the vendor has in the wallets of all players; null where it does not answer. */
export async function balancesAtVendor(deps: Deps, after: string | null) {
  const answer = await callStudio(deps, transferWalletPaths.balances, { after })
  if (answer?.status !== 200) return null
  const page = z.safeParse(WalletBalances(z), answer.body)
  return page.success ? page.data : null
}
