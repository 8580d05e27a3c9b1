import { balance, depositOrder } from '@baize/contract'
import { expect } from 'vitest'
import { runDueJobs } from '../../src/app/jobs.ts'
import { writeSetting } from '../../src/db/settings.ts'
import { depositsSetting } from '../../src/deposits/methods-setting.ts'
import { auditLedger } from '../../src/ledger/audit.ts'
import { withdrawalsSetting } from '../../src/withdrawals/setting.ts'
import type { Started } from '../started.ts'
import type { Act, Outcome } from './act.ts'
import { transactionFaults, type TransactionFault } from './faults.ts'
import { passTime } from './model.ts'
import { operations } from './operations.ts'
import { claimMinutes } from './withdrawal-operations.ts'
import { euro, newWorld, type Subject, type World } from './world.ts'

/** What goes wrong with an act: its transaction, or it is done twice or five times at once. */
type Fault = TransactionFault | 'twice' | 'crowd' | null
const faults: readonly Fault[] = [
  ...[null, null, null, 'twice', 'crowd'],
  ...(Object.keys(transactionFaults) as TransactionFault[]),
] as const
const atOnce: Partial<Record<string, number>> = { twice: 2, crowd: 5 }

/** Calls until it is known what became of it, as a client does that heard nothing. */
async function untilKnown(call: () => Promise<Outcome>): Promise<Exclude<Outcome, 'unknown'>> {
  for (let tries = 0; tries < 5; tries++) {
    const outcome = await call()
    if (outcome !== 'unknown') return outcome
  }
  throw new Error('It is never known what became of it')
}

/** Does an act on the platform, with what goes wrong with it, and in the model. */
async function perform({ breakNext }: World, act: Act, fault: Fault): Promise<void> {
  const { call, refusals, repeated, apply } = act
  breakNext(fault && fault in transactionFaults ? (fault as TransactionFault) : null)
  const times = atOnce[fault ?? ''] ?? 1
  const outcomes = await Promise.all(Array.from({ length: times }, () => untilKnown(call)))
  breakNext(null)
  const done = outcomes.flatMap(outcome => ('done' in outcome ? [outcome.done] : []))
  const refused = outcomes.flatMap(outcome => ('refused' in outcome ? [outcome.refused] : []))
  if (refusals.length) {
    expect(done, act.what).toEqual([])
    for (const code of refused) expect(refusals, act.what).toContain(code)
    return
  }
  // Whoever heard nothing and asked again is told that it was done before.
  if (!done.length && !(fault === 'lost' && repeated)) expect(refused, act.what).toEqual([])
  for (const code of refused) expect(repeated ?? [], act.what).toContain(code)
  apply(done[0])
}

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
const modelOrders = ({ model: { deposits, withdrawals } }: Subject): unknown => ({
  deposits: deposits.map(({ orderNo, state, reason, paid, credited }) => {
    const written = (amount: bigint | null) => (amount === null ? null : euro(amount))
    return { orderNo, state, reason, paid: written(paid), credited: written(credited) }
  }),
  withdrawals: withdrawals.map(({ orderNo, state, parts }) => ({
    ...{ orderNo, state },
    parts: parts.map(part => `${euro(part.amount)} ${part.state}`),
  })),
})

/** Compares all that platform and model know. */
async function compare(world: World): Promise<void> {
  for (const subject of world.subjects) {
    expect(await balanceOf(world, subject)).toEqual(modelBalance(subject))
    expect(await ordersOf(world, subject)).toEqual(modelOrders(subject))
  }
}

/** Something to do: mostly what can be done, so that orders come to their end. */
function choose(world: World, subject: Subject): Act | null {
  for (let tries = 0; tries < 20; tries++) {
    const act = world.random.pick(operations)(world, subject)
    if (act && (!act.refusals.length || world.random.below(10) === 0)) return act
  }
  return null
}

/** Minutes pass, and the jobs are done that they bring. */
async function wait(world: World): Promise<void> {
  const { clock, platform } = world.started
  clock.advance(60 * (1 + world.random.below(4)))
  await runDueJobs(platform.deps)
  for (const { model } of world.subjects) passTime(model, clock.now().getTime())
}

/** The settings that the simulator works with. */
export async function prepareSimulator({ platform: { deps } }: Started): Promise<void> {
  await writeSetting(deps, depositsSetting, { minutes: 5 })
  await writeSetting(deps, withdrawalsSetting, {
    ...withdrawalsSetting.defaults,
    ...{ claimMinutes, reminderMinutes: 2, feeFixed: '1.00', dailyCount: 1000, dailyAmount: '900000.00' },
  })
}

/**
 * Does whatever a seed chooses, with whatever goes wrong, and compares the platform with the model:
 * a balance after every step, every order now and then and in the end, when the books are checked.
 * @throws Error that names the seed and all that was done, where they differ
 */
export async function simulate(started: Started, seed: number, steps = 40): Promise<void> {
  const world = await newWorld(started, seed)
  const story: string[] = []
  try {
    for (let step = 0; step < steps; step++) {
      if (world.random.below(6) === 0) {
        story.push('time passes')
        await wait(world)
      }
      const subject = world.random.pick(world.subjects)
      const act = choose(world, subject)
      const fault = world.random.pick(faults)
      if (!act) continue
      story.push(`member ${world.subjects.indexOf(subject)} ${act.what}${fault ? ` [${fault}]` : ''}`)
      await perform(world, act, fault)
      expect(await balanceOf(world, subject)).toEqual(modelBalance(subject))
      if (step % 10 === 9) await compare(world)
    }
    await compare(world)
    const broken = (await auditLedger(started.platform.deps.db)).filter(finding => finding.broken > 0)
    expect(broken.map(({ name }) => name)).toEqual([])
  } catch (error) {
    throw new Error(`Seed ${seed}: ${(error as Error).message}\n${story.join('\n')}`, { cause: error })
  }
}
