import { fromMinor, minute, payerNameMax, placeDeposit, plainText, retryDeposit, toMinor } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { amountProblem, feeOf, findOrder, placeOrder, typedUnits } from '../orders/index.ts'
import type { MoneyOrder, NewOrder } from '../orders/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { expireDeposits } from './change.ts'
import { depositKind } from './kind.ts'
import { offeredMethods } from './methods.ts'
import { depositsSetting } from './methods-setting.ts'
import type { DepositMethod } from './methods-setting.ts'
import { paymentOf } from './payment.ts'
import { deposit } from './tables.ts'
import { depositOf, shownDeposit, stateOf } from './view.ts'
import type { WholeDeposit } from './view.ts'

/** A deposit that was asked for and whose input is valid. */
interface AskedDeposit extends NewOrder {
  method: DepositMethod
  fee: bigint
  payerName: string | null
}

/** What is wrong with the name of a payer. */
const payerProblem = (payerName: string): string | null => {
  if (!payerName) return 'empty'
  if (!payerName.isWellFormed()) return 'format'
  return [...payerName].length > payerNameMax ? 'length' : null
}

/**
 * Checks the input of a deposit.
 * @throws Refusal DEPOSIT_METHOD_CLOSED; FIELD_INVALID with the key of a text by field
 */
async function askedDeposit(deps: Deps, type: number, input: Input<typeof placeDeposit>): Promise<AskedDeposit> {
  const method = (await offeredMethods(deps)).find(({ id, state }) => id === input.methodId && state === 'open')
  if (!method) throw new Refusal('DEPOSIT_METHOD_CLOSED')
  const currency = currencyOf(deps, type)
  const typed = plainText(input.amount)
  const units = typedUnits(typed, currency)
  const fee = units === null ? 0n : feeOf(method, units, currency)
  const limits = { min: toMinor(method.min, currency), max: toMinor(method.max, currency) }
  const payerName = method.needsPayer ? plainText(input.payerName ?? '') : null
  const wrongAmount = amountProblem(typed, units, limits) ?? (units !== null && units <= fee ? 'range' : null)
  const wrongPayer = payerName === null ? null : payerProblem(payerName)
  const fields = { ...(wrongAmount && { amount: wrongAmount }), ...(wrongPayer && { payerName: wrongPayer }) }
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
  return { key: input.idempotencyKey, method, amount: units ?? 0n, currency, fee, payerName }
}

/**
 * The deposit that a player ordered under the same key before; null where there is none.
 * @throws Refusal TX_CONFLICT where it was another deposit
 */
async function orderedBefore(
  deps: Deps,
  playerId: string,
  { idempotencyKey: key, methodId, amount }: Input<typeof placeDeposit>,
): Promise<WholeDeposit | null> {
  const placed = await findOrder(deps.db, depositKind, { playerId, key })
  if (!placed) return null
  const whole = await depositOf(deps.db, playerId, placed.orderNo)
  if (!whole) throw new Error(`Order ${placed.orderNo} has no deposit`)
  const isSame = whole.deposit.methodId === methodId && typedUnits(plainText(amount), placed.currency) === placed.amount
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return whole
}

const pendingOf = (playerId: string, methodId: string) =>
  and(eq(deposit.playerId, playerId), eq(deposit.pendingMethod, methodId))

/** @throws Refusal DEPOSIT_OPEN where another order by the same method is pending */
async function addDeposit(
  deps: Deps,
  { playerId, orderNo, createdAt }: MoneyOrder,
  { method, fee, payerName }: AskedDeposit,
): Promise<void> {
  await expireDeposits(deps, eq(deposit.playerId, playerId))
  const { minutes } = await readSetting(deps, depositsSetting)
  const expiresAt = new Date(createdAt.getTime() + minutes * minute)
  const { id, group, gateway } = method
  const [added] = await deps.db
    .insert(deposit)
    .values({ playerId, orderNo, methodId: id, group, gateway, fee, payerName, expiresAt, pendingMethod: id })
    .onConflictDoNothing({ target: [deposit.playerId, deposit.pendingMethod] })
    .returning({ orderNo: deposit.orderNo })
  if (added) return
  const [pending] = await deps.db.select({ orderNo: deposit.orderNo }).from(deposit).where(pendingOf(playerId, id))
  throw new Refusal('DEPOSIT_OPEN', { orderNo: pending?.orderNo })
}

/** Orders a deposit, once. @throws Refusal DEPOSIT_OPEN, TX_CONFLICT */
const orderDeposit = (
  ctx: Context,
  who: Player,
  input: Input<typeof placeDeposit>,
  asked: AskedDeposit,
): Promise<WholeDeposit> =>
  placeOrder(ctx, who, depositKind, asked, {
    carryOut: async (deps, order) => {
      await addDeposit(deps, order, asked)
      const added = await depositOf(deps.db, who.id, order.orderNo)
      if (!added) throw new Error(`Deposit ${order.orderNo} was not added`)
      return added
    },
    repeat: async deps => {
      const whole = await orderedBefore(deps, who.id, input)
      if (!whole) throw new Error('A deposit was there and is not')
      return whole
    },
    event: ({ order, deposit: { methodId } }) => ({
      what: 'deposit-ordered',
      reason: methodId,
      after: { orderNo: order.orderNo, amount: fromMinor(order.amount, order.currency) },
    }),
  })

/** A deposit with the way to pay it, which is asked of its gateway where that has not answered. */
async function withPayment(
  { deps, language }: Pick<Context, 'deps' | 'language'>,
  whole: WholeDeposit,
): Promise<Output<typeof placeDeposit>> {
  const payment = await paymentOf(deps, whole)
  return { order: await shownDeposit(deps, whole, language), payment }
}

/**
 * Orders a deposit (MEM-25, MEM-26). The gateway is asked after the order is kept, so that an order
 * outlasts a gateway that does not answer; a repeated call asks it again.
 */
export const placeDepositRoute = route(placeDeposit, async (input, ctx) => {
  const who = await playerOfSession(ctx)
  const before = await orderedBefore(ctx.deps, who.id, input)
  if (before) return withPayment(ctx, before)
  ctx.deps.limits.require('deposits', who.id)
  const asked = await askedDeposit(ctx.deps, who.type, input)
  return withPayment(ctx, await orderDeposit(ctx, who, input, asked))
})

/** Asks the gateway of a pending deposit again (MEM-28). */
export const retryDepositRoute = route(retryDeposit, async ({ orderNo }, ctx) => {
  const { playerId } = sessionOf(ctx)
  ctx.deps.limits.require('deposits', playerId)
  await expireDeposits(ctx.deps, sql`${deposit.playerId} = ${playerId}`)
  const whole = await depositOf(ctx.deps.db, playerId, orderNo)
  if (!whole) throw new Refusal('NOT_FOUND')
  if (stateOf(whole) !== 'pending') throw new Refusal('ORDER_ENDED')
  return withPayment(ctx, whole)
})
