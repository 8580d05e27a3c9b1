import { fromMinor, mainWallet, plainText, walletTransfer } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession } from '../accounts/security/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { findOrder, placeOrder, typedUnits } from '../orders/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { shownBalances, vendorBalances } from './balances.ts'
import { askDue, carryOut } from './carry-out.ts'
import { vendorTransferKind } from './kind.ts'
import { addTransfer, orderFrom } from './open-transfer.ts'
import type { Move } from './open-transfer.ts'
import { isSingleWallet } from './setting.ts'
import { vendorTransfer } from './tables.ts'
import { stateOf, transferOf } from './view.ts'
import type { WholeTransfer } from './view.ts'
import { walletVendors } from './vendors.ts'

type TransferInput = Input<typeof walletTransfer>

/**
 * Where the money of an input goes; null where none of the two wallets, or both, are the main one.
 */
function moveOf({ from, to }: Pick<TransferInput, 'from' | 'to'>): Move | null {
  if ((from === mainWallet) === (to === mainWallet)) return null
  return from === mainWallet
    ? { vassalage: to, direction: 'in', cause: 'member' }
    : { vassalage: from, direction: 'out', cause: 'member' }
}

/** What the ledger can hold. */
const maxUnits = 2n ** 63n - 1n

const amountProblem = (typed: string, units: bigint | null): string | null => {
  if (!typed) return 'empty'
  if (units === null) return 'format'
  return units === 0n || units > maxUnits ? 'range' : null
}

/**
 * Checks the input of a transfer (MEM-22).
 * @throws Refusal FIELD_INVALID with the key of a text by field; WALLET_MAINTENANCE
 */
async function askedMove(deps: Deps, input: TransferInput, currency: string): Promise<{ move: Move; amount: bigint }> {
  const typed = plainText(input.amount)
  const units = typedUnits(typed, currency)
  const wrongAmount = amountProblem(typed, units)
  const move = moveOf(input)
  const vendor = (await walletVendors(deps)).find(({ vassalage }) => vassalage === move?.vassalage)
  const fields = {
    ...(!move && { to: input.from === input.to ? 'same' : 'main' }),
    ...(move && !vendor && { [move.direction === 'in' ? 'to' : 'from']: 'unknown' }),
    ...(wrongAmount && { amount: wrongAmount }),
  }
  if (!move || !vendor || wrongAmount) throw new Refusal('FIELD_INVALID', { fields })
  if (vendor.isClosed)
    throw new Refusal('WALLET_MAINTENANCE', { vendor: vendor.name }, { params: { vendor: vendor.name } })
  return { move, amount: units ?? 0n }
}

/**
 * The transfer that a player placed under the same key before; null where there is none.
 * @throws Refusal TX_CONFLICT where it was another transfer
 */
async function placedBefore({ db }: Deps, playerId: string, input: TransferInput): Promise<WholeTransfer | null> {
  const order = await findOrder(db, vendorTransferKind, { playerId, key: input.idempotencyKey })
  if (!order) return null
  const whole = await transferOf(db, order)
  const move = moveOf(input)
  const isSame =
    move?.vassalage === whole.transfer.vassalage &&
    move.direction === whole.transfer.direction &&
    typedUnits(plainText(input.amount), order.currency) === order.amount
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return whole
}

/** A transfer that was placed, now or before. */
interface Placed {
  whole: WholeTransfer
  /** Whether its vendor is still to be told. */
  isNew: boolean
}

/** Holds the money of a transfer, once. */
const placeTransfer = (
  ctx: Context,
  who: Player,
  input: TransferInput,
  { move, amount, currency }: { move: Move; amount: bigint; currency: string },
): Promise<Placed> =>
  placeOrder<Placed>(
    ctx,
    who,
    vendorTransferKind,
    orderFrom(who.id, move, { key: input.idempotencyKey, amount, currency }),
    {
      carryOut: async (deps, order) => ({ whole: await addTransfer(deps, order, move), isNew: true }),
      repeat: async deps => {
        const whole = await placedBefore(deps, who.id, input)
        if (!whole) throw new Error('A transfer was there and is not')
        return { whole, isNew: false }
      },
      event: ({ whole: { order } }) => ({
        what: 'wallet-transfer-ordered',
        reason: move.vassalage,
        after: { orderNo: order.orderNo, direction: move.direction, amount: fromMinor(amount, currency) },
      }),
    },
  )

async function answerOf(deps: Deps, whole: WholeTransfer): Promise<Output<typeof walletTransfer>> {
  const { playerId, orderNo, currency } = whole.order
  const balances = shownBalances(await vendorBalances(deps.db, playerId, currency), currency)
  return { orderNo, state: stateOf(whole), balances }
}

/**
 * Transfers money between the main wallet and a vendor's (WAL-10, MEM-22). The vendor is told once
 * the order is kept, so that whatever happens then, its result can be asked for. Where an earlier
 * transfer keeps this one back, its result is asked for, once.
 */
export const walletTransferRoute = route(walletTransfer, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const before = await placedBefore(deps, who.id, input)
  if (before) return answerOf(deps, before)
  if (await isSingleWallet(deps)) throw new Refusal('FUNCTION_DISABLED')
  const currency = currencyOf(deps, who.type)
  const asked = { ...(await askedMove(deps, input, currency)), currency }
  const place = () => placeTransfer(ctx, who, input, asked)
  const { whole, isNew } = await place().catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'TRANSFER_OPEN') throw error
    await askDue(deps, eq(vendorTransfer.playerId, who.id))
    return place()
  })
  return answerOf(deps, isNew ? await carryOut(deps, whole) : whole)
})
