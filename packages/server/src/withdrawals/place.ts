import { fromMinor, placeWithdrawal, plainText, toMinor } from '@baize/contract'
import type { Input } from '@baize/contract'
import { checkPaymentPassword } from '../accounts/passwords/index.ts'
import type { Player } from '../accounts/players/index.ts'
import {
  lockUndelayed,
  playerOfSession,
  requireNoSecurityDelay,
  requireTwoFactorCode,
} from '../accounts/security/index.ts'
import { giveUpBonuses, settleBonuses } from '../bonuses/index.ts'
import { readSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { amountProblem, feeOf, findOrder, placeOrder, typedUnits } from '../orders/index.ts'
import type { NewOrder } from '../orders/index.ts'
import { payoutAccountOf, payoutAccountsOf } from '../payout-accounts/index.ts'
import type { StoredPayoutAccount } from '../payout-accounts/index.ts'
import { readMoney } from '../wallet/index.ts'
import { missingSteps } from './config.ts'
import { receiveOwnDue } from './jobs.ts'
import { withdrawalKind } from './kind.ts'
import { requireAllowance } from './daily-allowance.ts'
import { withdrawalsSetting } from './setting.ts'
import { withdrawal } from './tables.ts'
import { shownWithdrawal, withdrawalOf } from './view.ts'
import type { WholeWithdrawal } from './view.ts'

type Asked = Input<typeof placeWithdrawal>

/** A withdrawal that was asked for and whose input is valid. */
interface AskedWithdrawal extends NewOrder {
  fee: bigint
  account: StoredPayoutAccount
}

/**
 * Checks the input of a withdrawal. The fee is part of the amount, and leaves something of it.
 * @throws Refusal FIELD_INVALID with the key of a text by field
 */
async function askedWithdrawal(
  deps: Deps,
  playerId: string,
  currency: string,
  { accountId, amount, idempotencyKey: key }: Asked,
): Promise<AskedWithdrawal> {
  const setting = await readSetting(deps, withdrawalsSetting)
  const account = await payoutAccountOf(deps.db, playerId, accountId)
  const typed = plainText(amount)
  const units = typedUnits(typed, currency)
  const fee = units === null ? 0n : feeOf(setting, units, currency)
  const limits = { min: toMinor(setting.min, currency), max: toMinor(setting.max, currency) }
  const wrongAmount = amountProblem(typed, units, limits) ?? (units !== null && units <= fee ? 'range' : null)
  if (wrongAmount || !account || units === null) {
    const fields = { ...(wrongAmount && { amount: wrongAmount }), ...(!account && { accountId: 'empty' }) }
    throw new Refusal('FIELD_INVALID', { fields })
  }
  return { key, amount: units, currency, fee, account }
}

/**
 * The withdrawal that a player ordered under the same key before; null where there is none.
 * @throws Refusal TX_CONFLICT where it was another withdrawal
 */
async function orderedBefore(
  deps: Deps,
  playerId: string,
  { idempotencyKey: key, accountId, amount }: Asked,
): Promise<WholeWithdrawal | null> {
  const placed = await findOrder(deps.db, withdrawalKind, { playerId, key })
  if (!placed) return null
  const whole = await withdrawalOf(deps.db, playerId, placed.orderNo)
  if (!whole) throw new Error(`Order ${placed.orderNo} has no withdrawal`)
  const isSame =
    whole.withdrawal.accountId === accountId && typedUnits(plainText(amount), placed.currency) === placed.amount
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return whole
}

/**
 * Orders a withdrawal, once. Those of a player are counted one after the other, so that two at once
 * do not pass what is left of the day. Active bonuses are given up with it, or it is refused.
 * @throws Refusal TX_CONFLICT, WITHDRAWAL_WAITING, WITHDRAWAL_LIMIT, BONUS_ACTIVE,
 *   INSUFFICIENT_FUNDS
 */
const orderWithdrawal = (ctx: Context, who: Player, input: Asked, asked: AskedWithdrawal): Promise<WholeWithdrawal> =>
  inTransaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, deps: { ...ctx.deps, db: tx } }
    await giveUpBonuses(inside, who, input.givesUpBonuses ?? false)
    return placeLocked(inside, who, input, asked)
  })

/** The same, once all active bonuses of the player are locked. */
const placeLocked = (ctx: Context, who: Player, input: Asked, asked: AskedWithdrawal): Promise<WholeWithdrawal> =>
  placeOrder(ctx, who, withdrawalKind, asked, {
    carryOut: async (deps, order) => {
      await lockUndelayed(deps, who.id)
      await requireAllowance(deps, who.id, asked.currency, { count: 0, amount: 0n })
      const { id: accountId, kind, providerId, number, holder } = asked.account
      const own = { playerId: who.id, orderNo: order.orderNo, accountId, kind, providerId, number, holder }
      const [added] = await deps.db
        .insert(withdrawal)
        .values({ ...own, fee: asked.fee })
        .returning()
      if (!added) throw new Error(`Withdrawal ${order.orderNo} was not added`)
      return { order, withdrawal: added, parts: [] }
    },
    repeat: async deps => {
      const whole = await orderedBefore(deps, who.id, input)
      if (!whole) throw new Error('A withdrawal was there and is not')
      return whole
    },
    event: ({ order, withdrawal: { accountId } }) => ({
      what: 'withdrawal-ordered',
      reason: order.orderNo,
      after: {
        amount: fromMinor(order.amount, order.currency),
        fee: fromMinor(asked.fee, order.currency),
        accountId,
      },
    }),
  })

/**
 * Everything that a withdrawal can be refused for without a password.
 * @throws Refusal SECURITY_WAIT, WITHDRAWAL_INCOMPLETE, FIELD_INVALID, WITHDRAWAL_WAITING,
 *   WITHDRAWAL_LIMIT, INSUFFICIENT_FUNDS, BONUS_ACTIVE
 */
async function requireAllowed({ deps, language }: Context, who: Player, input: Asked): Promise<AskedWithdrawal> {
  await requireNoSecurityDelay(deps, who.id)
  const missing = await missingSteps(deps.db, who.id, await payoutAccountsOf(deps, who.id, language))
  if (missing.length) throw new Refusal('WITHDRAWAL_INCOMPLETE')
  const active = await settleBonuses(deps, who.id)
  const { cash, currency } = await readMoney(deps, who.id, who.type)
  const asked = await askedWithdrawal(deps, who.id, currency, input)
  await receiveOwnDue(deps, who.id)
  await requireAllowance(deps, who.id, currency, { count: 1, amount: asked.amount })
  if (cash < asked.amount) throw new Refusal('INSUFFICIENT_FUNDS')
  if (active.length && !input.givesUpBonuses) throw new Refusal('BONUS_ACTIVE')
  return asked
}

async function placeNew(ctx: Context, who: Player, input: Asked): Promise<WholeWithdrawal> {
  const asked = await requireAllowed(ctx, who, input)
  await checkPaymentPassword(ctx, who.id, input.paymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  return orderWithdrawal(ctx, who, input, asked)
}

/**
 * Orders a withdrawal (MEM-30 to MEM-33, WAL-13). A repeated call is answered before a password or
 * code is asked for: a code is good once, and a player who lost the first answer has no other. One
 * that came at the same time is answered so, too, whatever it would be refused for by then. The
 * code is checked last, so that no other refusal uses one up.
 */
export const placeWithdrawalRoute = route(placeWithdrawal, async (input, ctx) => {
  const { deps, language } = ctx
  const who = await playerOfSession(ctx)
  const before = () => orderedBefore(deps, who.id, input)
  const whole =
    (await before()) ??
    (await placeNew(ctx, who, input).catch(async (error: unknown) => {
      const meanwhile = await before()
      if (meanwhile) return meanwhile
      throw error
    }))
  return shownWithdrawal(deps, whole, language)
})
