import { bonusRecords, cancelBonus, minute } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { bonus } from '../../src/bonus-money/index.ts'
import { grantBonus } from '../../src/bonuses/index.ts'
import { outcomeOf, type Operation, type Outcome } from './act.ts'
import { endBonus, isBonusDue, settleBonuses } from './bonus-model.ts'
import { euro, nowOf } from './world.ts'

/** A bonus that ends soon, with a turnover that a few bets do; now and then one without. */
const grant: Operation = (world, subject) => {
  const { random, started, unique } = world
  const { model, vendorSession } = subject
  const amount = BigInt(100 + random.below(10_000))
  const needed = BigInt(random.below(3) * random.below(15_000))
  const validUntil = nowOf(world) + minute * (1 + random.below(12))
  const own = { playerId: vendorSession.player, grantedBy: 'simulator', grantKey: unique() }
  const isIt = and(eq(bonus.playerId, own.playerId), eq(bonus.grantKey, own.grantKey))
  const given = { name: 'Bonus', source: '', amount, turnoverNeeded: needed, validUntil: new Date(validUntil) }
  return {
    what: `is granted a bonus of ${euro(amount)}, turnover ${euro(needed)}`,
    subject,
    async call(): Promise<Outcome> {
      const { deps } = started.platform
      try {
        await grantBonus(deps, { ...own, ...given })
        const [granted] = await deps.db.select({ id: bonus.id }).from(bonus).where(isIt)
        return { done: granted }
      } catch {
        return 'unknown'
      }
    },
    ...{ refusals: [], repeated: null },
    apply(done) {
      const { id } = done as { id: string }
      const at = { grantedAt: nowOf(world), validUntil }
      model.bonuses.push({ id, amount, balance: amount, needed, ...at, state: 'active', done: null })
    },
  }
}

/** The owner reads of the bonuses, which ends those that are due. */
const look: Operation = (world, subject) => {
  const { payee, model } = subject
  if (!model.bonuses.length) return null
  return {
    what: 'looks at the bonuses',
    subject,
    call: async () => outcomeOf(await world.started.client.call(bonusRecords, {}, { token: payee.token })),
    ...{ refusals: [], repeated: null, apply: () => settleBonuses(model, nowOf(world)) },
  }
}

const cancel: Operation = (world, subject) => {
  const { payee, model } = subject
  if (!model.bonuses.length || isBonusDue(model, nowOf(world))) return null
  const chosen = world.random.pick(model.bonuses)
  const { id, state } = chosen
  return {
    what: `cancels bonus ${id} (${state})`,
    subject,
    call: async () => outcomeOf(await world.started.client.call(cancelBonus, { id }, { token: payee.token })),
    refusals: state === 'active' ? [] : ['BONUS_ENDED'],
    repeated: ['BONUS_ENDED'],
    apply: () => endBonus(model, chosen, 'cancelled'),
  }
}

export const bonusOperations: readonly Operation[] = [grant, grant, look, cancel]
