import { expect } from 'vitest'
import { writeSetting } from '../../src/db/settings.ts'
import { deposits } from '../../src/deposits/area.ts'
import { depositsSetting } from '../../src/deposits/methods-setting.ts'
import { transfersSetting } from '../../src/system/index.ts'
import { withdrawals } from '../../src/withdrawals/area.ts'
import { withdrawalsSetting } from '../../src/withdrawals/setting.ts'
import type { Started } from '../started.ts'
import type { Act, Outcome } from './act.ts'
import { compare, compareMoney } from './compare.ts'
import { transactionFaults, type TransactionFault } from './faults.ts'
import { forgetPast, passTime } from './model.ts'
import { operations } from './operations.ts'
import { seededRandom } from './seeded-random.ts'
import { claimMinutes } from './withdrawal-operations.ts'
import type { Subject, World } from './world.ts'

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

/** Something to do: mostly what can be done, so that orders come to their end. */
function choose(world: World, subject: Subject): Act | null {
  for (let tries = 0; tries < 20; tries++) {
    const act = world.random.pick(operations)(world, subject)
    if (act && (!act.refusals.length || world.random.below(10) === 0)) return act
  }
  return null
}

/** The jobs that end what time ends. Those of other areas have no part in members' money. */
const jobs = [deposits, withdrawals].flatMap(area => area.jobs ?? [])

/** Minutes pass, and the jobs are done that they bring. */
async function wait(world: World): Promise<void> {
  const { clock, platform } = world.started
  clock.advance(60 * (1 + world.random.below(4)))
  for (const job of jobs) await job.run(platform.deps)
  for (const { model } of world.subjects) passTime(model, clock.now().getTime())
}

/** The settings that the simulator works with. */
export async function prepareSimulator({ platform: { deps } }: Started): Promise<void> {
  await writeSetting(deps, depositsSetting, { minutes: 5 })
  await writeSetting(deps, transfersSetting, { ...transfersSetting.defaults, max: '900000.00' })
  await writeSetting(deps, withdrawalsSetting, {
    ...withdrawalsSetting.defaults,
    ...{ claimMinutes, reminderMinutes: 2, feeFixed: '1.00', dailyCount: 1000, dailyAmount: '900000.00' },
  })
}

/**
 * Does whatever a seed chooses, with whatever goes wrong, and compares the platform with the model:
 * all money after every step, every order now and then and in the end.
 * @throws Error that names the seed and all that was done in its world, where they differ
 */
export async function simulate(world: World, seed: number, steps: number): Promise<void> {
  const { story, subjects } = world
  world.random = seededRandom(seed)
  try {
    for (let step = 1; step <= steps; step++) {
      if (world.random.below(6) === 0) {
        story.push('time passes')
        await wait(world)
      }
      const subject = world.random.pick(subjects)
      const act = choose(world, subject)
      const fault = world.random.pick(faults)
      if (!act) continue
      story.push(`member ${subjects.indexOf(subject)} ${act.what}${fault ? ` [${fault}]` : ''}`)
      await perform(world, act, fault)
      await compareMoney(world)
      if (step % 10 === 0 && step < steps) await compare(world)
    }
    await compare(world)
    for (const { model } of subjects) forgetPast(model)
  } catch (error) {
    throw new Error(`Seed ${seed}: ${(error as Error).message}\n${story.join('\n')}`, { cause: error })
  }
}
