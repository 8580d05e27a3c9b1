import { expect } from 'vitest'
import { runCommand } from '../../src/app/commands.ts'
import { bonuses } from '../../src/bonuses/area.ts'
import { writeSetting } from '../../src/db/settings.ts'
import { deposits } from '../../src/deposits/area.ts'
import { depositsSetting } from '../../src/deposits/methods-setting.ts'
import { transfersSetting } from '../../src/system/index.ts'
import { vendorWallets } from '../../src/vendor-wallets/area.ts'
import { walletsSetting } from '../../src/vendor-wallets/index.ts'
import { withdrawals } from '../../src/withdrawals/area.ts'
import { withdrawalsSetting } from '../../src/withdrawals/setting.ts'
import type { StartOptions } from '../../src/index.ts'
import type { Started } from '../started.ts'
import type { Act, Outcome } from './act.ts'
import { settleBonuses } from './bonus-model.ts'
import { compare, compareMoney } from './compare.ts'
import { transactionFaults, type TransactionFault } from './faults.ts'
import type { Lives } from './lives.ts'
import { forgetPast, passTime } from './model.ts'
import { exactly, expectSomeOf, observe } from './observe.ts'
import { operations } from './operations.ts'
import { seededRandom } from './seeded-random.ts'
import { broughtBack } from './wallet-operations.ts'
import { vendorFaults, type VendorFault } from './wallet-vendor.ts'
import { claimMinutes } from './withdrawal-operations.ts'
import type { Subject, World } from './world.ts'

/** What goes wrong with an act: its transaction, the call to its vendor, or it is done at once. */
type Fault = TransactionFault | VendorFault | 'twice' | 'crowd' | 'killed' | null
const inTransactions = Object.keys(transactionFaults) as TransactionFault[]
const atVendor = Object.keys(vendorFaults) as VendorFault[]
const faultsOf = ({ asksVendor, isEveryTimeNew }: Act): readonly Fault[] => [
  ...[null, null, null, 'killed' as const, ...inTransactions],
  ...(asksVendor ? atVendor : []),
  ...(isEveryTimeNew ? [] : (['twice', 'crowd'] as const)),
]
const isOneOf = <F extends string>(all: readonly F[], fault: Fault): F | null =>
  all.find(each => each === fault) ?? null
const atOnce: Partial<Record<string, number>> = { twice: 2, crowd: 5 }

/** Calls until it is known what became of it, as a client does that heard nothing. */
async function untilKnown(call: () => Promise<Outcome>): Promise<Exclude<Outcome, 'unknown'>> {
  for (let tries = 0; tries < 5; tries++) {
    const outcome = await call()
    if (outcome !== 'unknown') return outcome
  }
  throw new Error('It is never known what became of it')
}

/**
 * Ceilings of the steps of its statements that a platform does of a call before it is killed: calls
 * take from five of them to forty.
 */
const maxSteps = [6, 12, 24, 48] as const

/** Kills the platform while it does something or right after, and calls the next one. */
async function untilKilled({ lives, started, bank, random }: World, call: () => Promise<Outcome>) {
  const death = lives.killAfter(random.below(random.pick(maxSteps)))
  const { platform } = started
  const outcome = await Promise.race([call(), death])
  lives.kill()
  // Nobody waits for it: it ends when its connections do.
  void platform.close()
  await started.startAgain()
  bank.attach()
  return outcome === 'unknown' ? untilKnown(call) : outcome
}

/** Does an act on the platform, with what goes wrong with it, and in the model. */
async function perform(world: World, act: Act, fault: Fault): Promise<void> {
  const { breakNext, bank } = world
  const { call, refusals, repeated, apply } = act
  breakNext(isOneOf(inTransactions, fault))
  bank.breakNext(isOneOf(atVendor, fault))
  const times = atOnce[fault ?? ''] ?? 1
  const known = () => (fault === 'killed' ? untilKilled(world, call) : untilKnown(call))
  const outcomes = await Promise.all(Array.from({ length: times }, known))
  breakNext(null)
  bank.breakNext(null)
  const done = outcomes.flatMap(outcome => ('done' in outcome ? [outcome.done] : []))
  const refused = outcomes.flatMap(outcome => ('refused' in outcome ? [outcome.refused] : []))
  if (refusals.length) {
    expect(done, act.what).toEqual([])
    for (const code of refused) expect(refusals, act.what).toContain(code)
    return
  }
  // Whoever heard nothing and asked again is told that it was done before.
  if (!done.length && !((fault === 'lost' || fault === 'killed') && repeated)) expect(refused, act.what).toEqual([])
  for (const code of refused) expect(repeated ?? [], act.what).toContain(code)
  apply(done[0])
}

/** Something to do: mostly what can be done, so that orders come to their end. */
function choose(world: World, subject: Subject): Act | null {
  for (let tries = 0; tries < 20; tries++) {
    const act = world.random.pick(operations)(world, subject)
    if (act && (!act.refusals.length || world.random.below(10) === 0)) return act
  }
  return null
}

/** The jobs that end what time ends. Those of other areas have no part in members' money. */
const jobs = [deposits, withdrawals, vendorWallets, bonuses].flatMap(area => area.jobs ?? [])

/** Minutes pass, and the jobs are done that they bring. */
async function wait(world: World, minutes: number): Promise<void> {
  const { clock, platform } = world.started
  clock.advance(60 * minutes)
  for (const job of jobs) await job.run(platform.deps)
  for (const subject of world.subjects) {
    passTime(subject.model, clock.now().getTime())
    settleBonuses(subject.model, clock.now().getTime())
    await observe(world, subject, unheard => expectSomeOf(broughtBack(world, subject), unheard))
  }
}

/** Changes whether there is one wallet for all vendors. */
async function setSingle(world: World, isSingle: boolean): Promise<void> {
  world.isSingle = isSingle
  await writeSetting(world.started.platform.deps, walletsSetting, { isSingle })
}

/** Time passes, with what may happen meanwhile: the merchant changes, the vendor says nothing. */
async function idle(world: World): Promise<void> {
  const { random, bank, story } = world
  if (random.below(8) === 0) await setSingle(world, !world.isSingle)
  const [isSilent, isEarly] = [random.below(5) === 0, random.below(2) === 0]
  story.push(`time passes${isSilent ? ', the vendor is silent' : ''}; ${world.isSingle ? 'one wallet' : 'wallets'}`)
  bank.setSilent(isSilent)
  if (isEarly) bank.deliverLate()
  await wait(world, 1 + random.below(4))
  bank.setSilent(false)
  bank.deliverLate()
}

const isOpen = ({ state }: { state: string }): boolean => state === 'processing'

/** How often vendors are asked at most before each has said what became of every transfer. */
const maxWaits = 4
/** Minutes after which a vendor is surely asked again. */
const longPause = 6

/** Waits until every transfer has ended, and compares the wallets with the vendor's. */
async function settleTransfers(world: World): Promise<void> {
  const open = () => world.subjects.flatMap(({ model }) => model.wallets.transfers.filter(isOpen))
  for (let waits = 0; waits < maxWaits && open().length; waits++) await wait(world, longPause)
  expect(open()).toEqual([])
  const { lines } = await runCommand(world.started.platform.deps, ['vendor-wallets', 'reconcile'], 'ada')
  expect(lines.filter(line => line.startsWith('DIFFER'))).toEqual([])
}
/**
 * How the platforms of a simulator are started: one that takes the place of another that was killed
 * has another port, and the origin to which sessions are bound stays.
 */
export const simulatorOptions = ({ open }: Lives): StartOptions => ({
  ...{ games: 30, runsJobs: false, siteOrigin: 'https://play.example', openDatabase: open },
  report: () => undefined,
})

/** The settings that the simulator works with. */
export async function prepareSimulator(started: Started): Promise<void> {
  const { deps } = started.platform
  await writeSetting(deps, depositsSetting, { minutes: 5 })
  await writeSetting(deps, transfersSetting, { ...transfersSetting.defaults, max: '900000.00' })
  await writeSetting(deps, withdrawalsSetting, {
    ...withdrawalsSetting.defaults,
    ...{ claimMinutes, reminderMinutes: 2, feeFixed: '1.00', dailyCount: 1000, dailyAmount: '900000.00' },
  })
}

/** Does something in a world. @throws Error that tells all that was done in it, where it fails */
async function told(world: World, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${world.story.join('\n')}`, { cause: error })
  }
}

/** One step: somebody does something, with whatever goes wrong. */
async function doSomething(world: World): Promise<void> {
  const { random, story, subjects } = world
  if (random.below(6) === 0) await idle(world)
  const subject = random.pick(subjects)
  const act = choose(world, subject)
  if (!act) return
  const fault = random.pick(faultsOf(act))
  story.push(`member ${subjects.indexOf(subject)} ${act.what}${fault ? ` [${fault}]` : ''}`)
  await perform(world, act, fault)
  const isBroken = fault === 'killed' || isOneOf(inTransactions, fault) !== null
  await observe(world, subject, unheard => (act.expectPlaced ?? exactly())(unheard, isBroken))
  await act.afterwards?.(isBroken)
  await compareMoney(world)
}

/**
 * Does whatever a seed chooses, with whatever goes wrong, and compares all money after every step.
 * @throws Error that names the seed and all that was done in its world, where platform and model
 *   differ
 */
export const simulate = (world: World, seed: number, steps: number): Promise<void> =>
  told(world, async () => {
    world.random = seededRandom(seed)
    await setSingle(world, world.random.below(2) === 0)
    world.story.push(`seed ${seed}: ${world.isSingle ? 'one wallet' : 'wallets at vendors'}`)
    for (let step = 0; step < steps; step++) await doSomething(world)
  })

/** Lets all transfers end, compares everything, and forgets the orders that are over. */
export const settle = (world: World): Promise<void> =>
  told(world, async () => {
    await settleTransfers(world)
    await compare(world)
    for (const { model } of world.subjects) forgetPast(model)
  })
