import { fromMinor } from '@baize/contract'
import type { DepositReason } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { houseAccount, playerCash, post } from '../ledger/index.ts'
import type { Leg } from '../ledger/index.ts'
import { leaveMessage } from '../messages/player-messages.ts'
import { feeOf } from '../orders/index.ts'
import { moveDeposit } from './change.ts'
import { depositsSetting } from './methods-setting.ts'
import type { WholeDeposit } from './view.ts'

/**
 * The fee of a deposit when so much was paid: the ordered one for the ordered amount, else that of
 * its method.
 */
export async function feeFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  { order, deposit: own }: WholeDeposit,
  paid: bigint,
): Promise<bigint> {
  if (paid === order.amount) return own.fee
  const { methods } = await readSetting(deps, depositsSetting)
  const method = methods.find(({ id }) => id === own.methodId)
  return method ? feeOf(method, paid, order.currency) : own.fee
}

/**
 * Credits a locked deposit with what was paid less its fee, once: the number of the order is the
 * key in the ledger.
 */
export async function creditDeposit(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  whole: WholeDeposit,
  paid: bigint,
  fee: bigint,
  reason: DepositReason | null,
): Promise<WholeDeposit> {
  const { orderNo, playerId, currency } = whole.order
  const credited = paid - fee
  if (credited <= 0n) throw new Error(`Deposit ${orderNo} is not above its fee`)
  const legs: Leg[] = [
    { account: houseAccount('deposit'), amount: -paid },
    { account: playerCash(playerId), amount: credited },
    ...(fee > 0n ? [{ account: houseAccount('fee'), amount: fee }] : []),
  ]
  const movement = { source: 'deposit', key: orderNo, kind: 'deposit.credited', currency, reference: orderNo, legs }
  await post(deps, movement)
  const facts = { orderNo, amount: `${fromMinor(credited, currency)} ${currency}` }
  await leaveMessage(deps, playerId, 'depositCredited', facts)
  const rest = { askAt: null, proposedBy: null, proposed: null }
  return moveDeposit(deps, whole, 'success', { paid, fee, credited, reason, ...rest })
}
