import { balance, bonusRecords, depositOrder, peerTransfers, vendorWallets } from '@baize/contract'
import { like, or } from 'drizzle-orm'
import { expect } from 'vitest'
import { playerBonus, playerCash, playerHeld, vendorWallet } from '../../src/ledger/accounts.ts'
import { auditLedger } from '../../src/ledger/audit.ts'
import { ledgerAccounts } from '../../src/ledger/tables.ts'
import type { Started } from '../started.ts'
import { bonusMoney, settleBonuses, turnoverOf } from './bonus-model.ts'
import { exactly, observe } from './observe.ts'
import { amountAt } from './wallet-model.ts'
import { atVendors } from './wallet-operations.ts'
import { euro, nowOf, type Subject, type World } from './world.ts'

/** What a member owns, says the platform. */
async function balanceOf({ started }: World, { payee }: Subject): Promise<unknown> {
  const { available, locked } = (await started.client.call(balance, {}, { token: payee.token })).value
  return { available, locked }
}
const modelBalance = ({ model }: Subject): unknown => ({ available: euro(model.cash), locked: euro(model.held) })

/** The orders of a member, says the platform. */
async function ordersOf({ started, kit }: World, { payee, model }: Subject): Promise<unknown> {
  const deposits = model.deposits.map(async ({ orderNo }) => {
    const reply = await started.client.call(depositOrder, { orderNo }, { token: payee.token })
    const { state, reason, paid, credited } = reply.value.order
    return { orderNo, state, reason, paid, credited }
  })
  const withdrawals = model.withdrawals.map(async ({ orderNo }) => {
    const { state, parts } = await kit.order(payee, orderNo)
    return { orderNo, state, parts: parts.map(part => `${part.amount} ${part.state}`) }
  })
  return { deposits: await Promise.all(deposits), withdrawals: await Promise.all(withdrawals) }
}
const modelOrders = ({ model }: Subject): unknown => ({
  deposits: model.deposits.map(({ orderNo, state, reason, paid, credited }) => {
    const written = (amount: bigint | null) => (amount === null ? null : euro(amount))
    return { orderNo, state, reason, paid: written(paid), credited: written(credited) }
  }),
  withdrawals: model.withdrawals.map(({ orderNo, state, parts }) => ({
    ...{ orderNo, state },
    parts: parts.map(part => `${euro(part.amount)} ${part.state}`),
  })),
})

/** Transfers between members that one page shows: more than any seed makes. */
const peersSeen = 100
const byNumber = (one: { orderNo: string }, other: { orderNo: string }) => (one.orderNo < other.orderNo ? -1 : 1)
async function peersOf({ started }: World, { payee }: Subject): Promise<unknown> {
  const { value } = await started.client.call(peerTransfers, { pageSize: peersSeen }, { token: payee.token })
  const { total, content } = value
  const seen = content.map(({ orderNo, direction, amount }) => ({ orderNo, direction, amount }))
  return { total, seen: seen.sort(byNumber) }
}
const modelPeers = ({ model: { peers } }: Subject): unknown => ({
  total: peers.length,
  seen: peers.map(each => ({ ...each, amount: euro(each.amount) })).sort(byNumber),
})

/** Compares the money of all members in the books, which one statement reads. */
export async function compareMoney({ started, subjects }: World): Promise<void> {
  const { db } = started.platform.deps
  const expected = subjects.flatMap(({ vendorSession: { player }, model }) => [
    [playerCash(player), model.cash],
    [playerHeld(player), model.held],
    [playerBonus(player), bonusMoney(model)],
    ...[...model.wallets.amounts].map(([vassalage, units]) => [vendorWallet(player, vassalage), units]),
  ])
  const own = subjects.map(({ vendorSession: { player } }) => like(ledgerAccounts.account, `player:${player}:%`))
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(or(...own))
  const filled = (all: (readonly [string, bigint])[]) =>
    Object.fromEntries(all.filter(([, units]) => units !== 0n).map(([account, units]) => [account, euro(units)]))
  const stored = rows.map(({ account, balance: units }) => [account, units] as const)
  expect(filled(stored)).toEqual(filled(expected as [string, bigint][]))
}

/** Compares the wallets of a member as their page shows them, which asks for results as well. */
async function compareWallets(world: World, subject: Subject): Promise<void> {
  const { payee, model } = subject
  const { value } = await world.started.client.call(vendorWallets, {}, { token: payee.token })
  await observe(world, subject, exactly())
  const open = model.wallets.transfers.filter(({ state }) => state === 'processing')
  const processing = open.reduce((sum, { amount }) => sum + amount, 0n)
  const { isSingle, main, total, waiting, autoTransfer } = value
  expect({ isSingle, main, total, autoTransfer, processing: value.processing }).toEqual({
    ...{ isSingle: world.isSingle, main: euro(model.cash), autoTransfer: model.wallets.isAuto },
    ...{ total: euro(model.cash + processing + atVendors(subject)), processing: euro(processing) },
  })
  expect(waiting?.orderNo).toBe(open.find(({ isMembers }) => isMembers)?.orderNo)
  for (const wallet of value.list) expect(wallet.balance).toBe(euro(amountAt(model, wallet.vassalage)))
}

/** Bonuses that one page shows: more than a world grants to a member. */
const bonusesSeen = 100
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** Compares the bonuses of a member as their page shows them, which ends those that are due. */
async function compareBonuses(world: World, { payee, model }: Subject): Promise<void> {
  const asked = { pageSize: bonusesSeen }
  const { value } = await world.started.client.call(bonusRecords, asked, { token: payee.token })
  settleBonuses(model, nowOf(world))
  const known = new Set(model.bonuses.map(({ id }) => id))
  const seen = value.content.filter(({ id }) => known.has(id))
  const shown = seen.map(({ id, state, amount, balance: left, staked, turnoverDone }) => {
    return { id, state, amount, left, staked, turnoverDone }
  })
  const stakedOf = (bonusId: string) =>
    model.rounds
      .flatMap(({ parts }) => parts)
      .reduce((sum, { bonus: { id }, amount }) => (id === bonusId ? sum + amount : sum), 0n)
  const expected = model.bonuses.map(bonus => {
    const { id, state, amount, balance: left } = bonus
    const turnoverDone = euro(turnoverOf(model, bonus))
    return { id, state, amount: euro(amount), left: euro(left), staked: euro(stakedOf(id)), turnoverDone }
  })
  expect(shown.sort(byId)).toEqual(expected.sort(byId))
  expect({ own: value.own, bonus: value.bonus }).toEqual({ own: euro(model.cash), bonus: euro(bonusMoney(model)) })
}

/** Compares all that platform and model know. */
export async function compare(world: World): Promise<void> {
  for (const subject of world.subjects) {
    await compareBonuses(world, subject)
    await compareWallets(world, subject)
    expect(await balanceOf(world, subject)).toEqual(modelBalance(subject))
    expect(await ordersOf(world, subject)).toEqual(modelOrders(subject))
    expect(await peersOf(world, subject)).toEqual(modelPeers(subject))
  }
}

/** The names of the checks of the books that find something. */
export async function brokenBooks({ platform: { deps } }: Started): Promise<string[]> {
  return (await auditLedger(deps.db)).flatMap(({ name, broken }) => (broken > 0 ? [name] : []))
}
