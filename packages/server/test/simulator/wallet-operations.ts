import { mainWallet, recallWallets, setAutoTransfer, walletTransfer } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { runCommand } from '../../src/app/commands.ts'
import { vendorWalletTable } from '../../src/vendor-wallets/tables.ts'
import { walletInput } from '../calls/vendor-wallet-calls.ts'
import { outcomeOf, type Act, type Operation, type Outcome } from './act.ts'
import { launchGame, type VendorSession } from './launch-game.ts'
import { exactly, expectSomeOf, type Unheard } from './observe.ts'
import { amountAt, emptying, forgetFilled, inWallet, isComingHome, isMemberWaiting, isTaken } from './wallet-model.ts'
import type { Placement } from './wallet-model.ts'
import { euro, type Subject, type World } from './world.ts'

/** Amounts in cents by which the vendor of the sandbox loses answers and so on. */
const endings = [11n, 12n, 13n, 14n] as const

/** Why a transfer of the member is refused; nothing where it is placed. */
function refusalsOf({ isSingle }: World, { model }: Subject, from: string | null, amount: bigint): string[] {
  if (isSingle) return ['FUNCTION_DISABLED']
  if (inWallet(model, from) < amount) return ['INSUFFICIENT_FUNDS']
  return isMemberWaiting(model) ? ['TRANSFER_OPEN'] : []
}

/** A transfer between the main wallet and that of a vendor. */
const send: Operation = (world, subject) => {
  const { random, started, games } = world
  const { payee, model } = subject
  const { vassalage } = random.pick(games)
  const direction = random.pick(['in', 'out'] as const)
  const from = direction === 'in' ? null : vassalage
  const whole = inWallet(model, from)
  const some = BigInt(100 + random.below(40_000))
  const odd = some - (some % 100n) + random.pick(endings)
  const amount = whole > 0n && random.below(4) === 0 ? whole : random.below(4) ? some : odd
  const [source, target] = direction === 'in' ? [mainWallet, vassalage] : [vassalage, mainWallet]
  const input = walletInput({ from: source, to: target, amount: euro(amount) })
  const refusals = refusalsOf(world, subject, from, amount)
  return {
    what: `moves ${euro(amount)} from ${source} to ${target}`,
    subject,
    call: async () => outcomeOf(await started.client.call(walletTransfer, input, { token: payee.token })),
    ...{ refusals, repeated: null, apply: () => undefined, asksVendor: true },
    expectPlaced: exactly(...(refusals.length ? [] : [{ vassalage, direction, amount, isMembers: true }])),
  }
}

/** Takes which wallets were filled for which launch, and compares where nothing went wrong. */
async function takeFilled({ started }: World, { model, vendorSession }: Subject, isBroken: boolean): Promise<void> {
  const { db } = started.platform.deps
  const rows = await db.select().from(vendorWalletTable).where(eq(vendorWalletTable.playerId, vendorSession.player))
  const filled = new Map(rows.flatMap(({ vassalage, filledFor }) => (filledFor ? [[vassalage, filledFor]] : [])))
  if (!isBroken) expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(model.wallets.filledFor))
  model.wallets.filledFor = filled
}

/** Brings money of some wallets back. */
function recall(world: World, subject: Subject, what: string, wallets: readonly string[], launchId?: string): Act {
  const { started, isSingle, unique } = world
  const { payee, model } = subject
  const input = { idempotencyKey: unique(), ...(launchId !== undefined && { launchId }) }
  const placements = isSingle ? [] : wallets.flatMap(each => emptying(model, each))
  return {
    ...{ what, subject, repeated: null, asksVendor: true, apply: () => undefined },
    call: async () => outcomeOf(await started.client.call(recallWallets, input, { token: payee.token })),
    refusals: isSingle ? ['FUNCTION_DISABLED'] : [],
    expectPlaced: exactly(...placements),
    async afterwards(isBroken) {
      if (launchId === undefined || isSingle) return
      forgetFilled(model, wallets)
      await takeFilled(world, subject, isBroken)
    },
  }
}

const collect: Operation = (world, subject) =>
  recall(world, subject, 'collects all', [...subject.model.wallets.amounts.keys()])

/** A page leaves its game, and brings back what had followed to it. */
const leave: Operation = (world, subject) => {
  const { launchId } = subject.vendorSession
  const followed = [...subject.model.wallets.filledFor].flatMap(([vassalage, id]) => (id === launchId ? vassalage : []))
  return recall(world, subject, 'leaves the game', followed, launchId)
}

const follow: Operation = ({ started, random }, subject) => {
  const on = random.below(4) > 0
  const { payee, model } = subject
  return {
    what: `has money follow to games: ${on}`,
    subject,
    call: async () => outcomeOf(await started.client.call(setAutoTransfer, { on }, { token: payee.token })),
    ...{ refusals: [], repeated: null },
    apply: () => {
      model.wallets.isAuto = on
    },
  }
}

/** Staff ask what became of a transfer, whether or not that is known. */
const ask: Operation = ({ started, random }, subject) => {
  const { transfers } = subject.model.wallets
  if (!transfers.length) return null
  const { orderNo, state } = random.pick(transfers)
  return {
    what: `staff ask for ${orderNo} (${state})`,
    subject,
    call: () =>
      runCommand(started.platform.deps, ['vendor-wallets', 'ask', orderNo], 'ada').then(
        (): Outcome => ({ done: null }),
        (): Outcome => 'unknown',
      ),
    ...{ refusals: [], repeated: null, apply: () => undefined },
  }
}

/** Whether the vendor of the sandbox says at once what became of money that comes home. */
const isKnownAtOnce = ({ amount }: Placement): boolean => !['12', '13', '14'].includes(String(amount % 100n))

/**
 * What a launch may place: what comes home from the vendors of other games, then all that the main
 * wallet has, again where that was refused and the launch is repeated. All of it where nothing went
 * wrong: a game opens whatever comes of its money.
 */
const expectFollowing =
  ({ model }: Subject, vassalage: string, home: readonly Placement[]) =>
  (unheard: Unheard, isBroken: boolean): void => {
    const outs = unheard.filter(({ placed }) => placed.direction === 'out')
    const ins = unheard.filter(({ placed }) => placed.direction === 'in')
    const came = outs.reduce((sum, { placed, state }) => sum + (state === 'success' ? placed.amount : 0n), 0n)
    const amount = model.cash + came
    const fills = amount > 0n && !isTaken(model, vassalage) ? 1 : 0
    expectSomeOf(home, outs)
    for (const { placed } of ins) expect(placed).toMatchObject({ vassalage, amount, isMembers: false })
    if (!isBroken) expect([outs.length, ins.length]).toEqual([home.length, fills])
  }

/** A game is launched, and money follows to it where its member wants that. */
const launch: Operation = (world, subject) => {
  const { started, random, games, isSingle } = world
  const { payee, model } = subject
  const { isAuto, filledFor } = model.wallets
  const game = random.pick(games)
  const { vassalage } = game
  const follows = isAuto && !isSingle
  const others = follows ? [...filledFor.keys()].filter(each => each !== vassalage) : []
  const home = others.flatMap(each => emptying(model, each))
  // A launch waits a while for what comes home, and no test does.
  if (follows && (isComingHome(model) || !home.every(isKnownAtOnce))) return null
  const before = new Set(subject.heard)
  return {
    what: `launches a game of ${vassalage}`,
    subject,
    async call(): Promise<Outcome> {
      const opened = await launchGame(started, payee.token, game)
      return typeof opened === 'object' && 'session' in opened ? { done: opened } : opened
    },
    ...{ refusals: [], repeated: null, isEveryTimeNew: true, asksVendor: follows && !home.length },
    apply(done) {
      subject.vendorSession = done as VendorSession
      expect(subject.vendorSession.wallet).toBe(isSingle ? null : vassalage)
    },
    expectPlaced: follows ? expectFollowing(subject, vassalage, home) : exactly(),
    async afterwards(isBroken) {
      if (!follows) return
      const isFilled = model.wallets.transfers.some(
        each => each.direction === 'in' && !each.isMembers && !before.has(each.orderNo),
      )
      if (isFilled || filledFor.has(vassalage)) filledFor.set(vassalage, subject.vendorSession.launchId)
      forgetFilled(model, others)
      await takeFilled(world, subject, isBroken)
    },
  }
}

/** What the jobs may bring back: all that is at vendors where there is one wallet for all. */
export function broughtBack({ isSingle }: World, { model }: Subject): Placement[] {
  const { amounts, filledFor } = model.wallets
  return [...amounts.keys()].flatMap(each => (isSingle || filledFor.has(each) ? emptying(model, each) : []))
}

/** What a member has at vendors. */
export const atVendors = ({ model }: Subject): bigint =>
  [...model.wallets.amounts.keys()].reduce((sum, each) => sum + amountAt(model, each), 0n)

export const walletOperations: readonly Operation[] = [
  ...[send, send, send, send, collect, follow, launch, launch, leave, ask],
]
