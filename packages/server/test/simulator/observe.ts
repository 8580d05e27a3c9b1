// When a transfer ends depends on when its vendor is asked, which the model leaves to the platform.
// What it then comes to is what the vendor has decided, and all else the model knows beforehand.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { moneyOrder } from '../../src/orders/index.ts'
import { selectTransfers, stateOf, type WholeTransfer } from '../../src/vendor-wallets/view.ts'
import { endTransfer, placeTransfer, type ModelTransfer, type Placement } from './wallet-model.ts'
import type { Subject, World } from './world.ts'

/** Transfers of a member that the model has not heard of yet, and the states that they are in. */
export type Unheard = readonly { placed: ModelTransfer; state: ModelTransfer['state'] }[]

const inOrder = (all: readonly Placement[]) =>
  all.map(({ vassalage, direction, amount, isMembers }) => `${vassalage} ${direction} ${amount} ${isMembers}`).sort()

/** Expects exactly some transfers to have been placed. */
export const exactly =
  (...placements: readonly Placement[]) =>
  (unheard: Unheard): void =>
    expect(inOrder(unheard.map(({ placed }) => placed))).toEqual(inOrder(placements))

/** Expects none but some transfers to have been placed, each once. */
export function expectSomeOf(placements: readonly Placement[], unheard: Unheard): void {
  const [allowed, placed] = [inOrder(placements), inOrder(unheard.map(each => each.placed))]
  for (const each of placed) expect(allowed).toContain(each)
  expect(new Set(placed).size).toBe(placed.length)
}

/** Ends a transfer in the model as the platform has, and as the vendor has decided. */
function takeEnd({ bank, started }: World, { model }: Subject, known: ModelTransfer, state: ModelTransfer['state']) {
  if (known.state !== 'processing') return expect(state, `${known.orderNo} has ended`).toBe(known.state)
  if (state === 'processing') return
  const verdict = bank.verdictOf(known.orderNo)
  expect(state, `the vendor has decided about ${known.orderNo}`).toBe(verdict?.state)
  expect(started.clock.now().getTime()).toBeGreaterThanOrEqual(verdict?.knownAt ?? Infinity)
  endTransfer(model, known, state)
}

function unheardOf(whole: WholeTransfer): Unheard[number] {
  const { orderNo, amount } = whole.order
  const { vassalage, direction, cause } = whole.transfer
  const placed = { orderNo, vassalage, direction, amount, isMembers: cause === 'member' }
  return { placed: { ...placed, state: 'processing' }, state: stateOf(whole) }
}

/**
 * Takes into the model which transfers of a member were placed and have ended.
 * @param check - what may have been placed
 */
export async function observe(world: World, subject: Subject, check: (unheard: Unheard) => void): Promise<void> {
  const { model, vendorSession, heard } = subject
  const { db } = world.started.platform.deps
  const rows = await selectTransfers(db).where(eq(moneyOrder.playerId, vendorSession.player))
  const states = new Map(rows.map(whole => [whole.order.orderNo, stateOf(whole)]))
  const takeEnds = () => {
    for (const known of model.wallets.transfers) takeEnd(world, subject, known, states.get(known.orderNo) ?? 'failed')
  }
  takeEnds()
  const unheard = rows.filter(({ order }) => !heard.has(order.orderNo)).map(unheardOf)
  check(unheard)
  for (const { placed } of unheard) {
    heard.add(placed.orderNo)
    placeTransfer(model, placed)
  }
  takeEnds()
}
