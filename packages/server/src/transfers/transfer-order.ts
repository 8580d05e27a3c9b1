import { plainText, remarkMax, toMinor } from '@baize/contract'
import type { Input, transferPeer, TransferDirection } from '@baize/contract'
import { storedUsernameOf } from '../accounts/players/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { amountProblem, typedUnits } from '../orders/index.ts'
import type { AmountLimits, NewOrder, OrderKind } from '../orders/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { transfersSetting } from '../system/index.ts'

/** Minimum and maximum of one transfer, in minor units of the currency. */
interface TransferLimits extends AmountLimits {
  currency: string
}

/** The limits of the site for an account of this type. */
export async function limitsFor(deps: Deps, type: number): Promise<TransferLimits> {
  const { min, max } = await readSetting(deps, transfersSetting)
  const currency = currencyOf(deps, type)
  return { min: toMinor(min, currency), max: toMinor(max, currency), currency }
}

/** Transfers are done as soon as they are placed. */
export const transferKind: OrderKind<'done'> = {
  name: 'transfer',
  letter: 'T',
  first: 'done',
  holds: false,
  steps: { done: [] },
}

/** A transfer that was asked for and whose input is valid. */
export interface TransferOrder extends NewOrder {
  direction: TransferDirection
  /** The account that gets it, where it stands below; else empty. */
  account: string
  remark: string
}

const remarkProblem = (remark: string): string | null => {
  if (!remark.isWellFormed()) return 'format'
  return [...remark].length > remarkMax ? 'length' : null
}

/**
 * Checks the input of a transfer.
 * @throws Refusal FIELD_INVALID with the key of a text by field (MEM-35)
 */
export function orderOf(input: Input<typeof transferPeer>, limits: TransferLimits): TransferOrder {
  const { direction, idempotencyKey: key } = input
  const { currency } = limits
  const account = direction === 'downline' ? storedUsernameOf(input.account ?? '') : ''
  const remark = plainText(input.remark ?? '')
  const typed = plainText(input.amount)
  const units = typedUnits(typed, currency)
  const [wrongAmount, wrongRemark] = [amountProblem(typed, units, limits), remarkProblem(remark)]
  const fields = {
    ...(direction === 'downline' && !account && { account: 'empty' }),
    ...(wrongAmount && { amount: wrongAmount }),
    ...(wrongRemark && { remark: wrongRemark }),
  }
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
  return { direction, account, amount: units ?? 0n, currency, remark, key }
}
