import { confirmWithdrawal, placeWithdrawal, type WithdrawalOrder } from '@baize/contract'
import { withdrawalInput } from '../calls/withdrawal-calls.ts'
import { outcomeOf, type Act, type Operation, type Outcome } from './act.ts'
import { activeBonuses, endBonus, isBonusDue } from './bonus-model.ts'
import {
  hasArrived,
  lastPart,
  releaseWithdrawal,
  restOf,
  settlePart,
  settleWhole,
  waits,
  type ModelWithdrawal,
} from './model.ts'
import { euro, nowOf, type Subject, type World } from './world.ts'

export const claimMinutes = 10

const place: Operation = (world, subject) => {
  const { random, started } = world
  const { model, payee } = subject
  // A bonus that is due would end first, and may bring money.
  if (isBonusDue(model, nowOf(world))) return null
  const givesUpBonuses = random.below(2) === 0
  const amount = BigInt(2_000 + random.below(60_000))
  const input = withdrawalInput(payee, { amount: euro(amount), givesUpBonuses })
  const refusals = [
    ...(waits(model) ? ['WITHDRAWAL_WAITING'] : []),
    ...(model.cash < amount ? ['INSUFFICIENT_FUNDS'] : []),
    ...(activeBonuses(model).length && !givesUpBonuses ? ['BONUS_ACTIVE'] : []),
  ]
  return {
    what: `withdraws ${euro(amount)}${givesUpBonuses ? ', whatever bonuses that ends' : ''}`,
    subject,
    call: async () => outcomeOf(await started.client.call(placeWithdrawal, input, { token: payee.token })),
    refusals,
    repeated: null,
    apply(done) {
      const { order } = done as { order: WithdrawalOrder }
      const { orderNo } = order
      for (const bonus of activeBonuses(model)) endBonus(model, bonus, 'cancelled')
      model.withdrawals.push({ orderNo, amount, net: amount - 100n, state: 'pending', reviewer: '', parts: [] })
      model.cash -= amount
      model.held += amount
    },
  }
}

/**
 * A command of staff about a withdrawal. What it cannot do it says in words, which are no codes: it
 * is known by what it does not say.
 */
function staff(
  { kit }: World,
  subject: Subject,
  by: string,
  words: readonly string[],
  says: RegExp,
  can: boolean,
  apply: () => void,
): Act {
  return {
    what: `${by}: withdrawals ${words.join(' ')}`,
    subject,
    call: () =>
      kit.ops(by, ...words).then(
        (said): Outcome => (says.test(said) ? { done: null } : { refused: 'said' }),
        (): Outcome => 'unknown',
      ),
    refusals: can ? [] : ['said'],
    repeated: ['said'],
    apply,
  }
}

const openStates: readonly string[] = ['pending', 'reviewing', 'approved', 'disbursed', 'notReceived']

/** An operation on one of a member's withdrawals. */
const on =
  (choose: (world: World, subject: Subject, withdrawal: ModelWithdrawal) => Act | null): Operation =>
  (world, subject) => {
    const { withdrawals } = subject.model
    const open = withdrawals.filter(({ state }) => openStates.includes(state))
    // One that has ended takes nothing more, which is tried now and then.
    const from = open.length && world.random.below(8) ? open : withdrawals
    return from.length ? choose(world, subject, world.random.pick(from)) : null
  }

const people = ['ann', 'bob'] as const

const begin = on((world, subject, withdrawal) => {
  const by = world.random.pick(people)
  const words = ['begin', withdrawal.orderNo]
  return staff(world, subject, by, words, /is reviewed/, withdrawal.state === 'pending', () =>
    Object.assign(withdrawal, { state: 'reviewing', reviewer: by }),
  )
})

const approve = on((world, subject, withdrawal) => {
  const by = world.random.pick(people)
  const can = withdrawal.state === 'reviewing' && withdrawal.reviewer !== by
  return staff(world, subject, by, ['approve', withdrawal.orderNo], /is approved:/, can, () => {
    withdrawal.state = 'approved'
  })
})

const reject = on((world, subject, withdrawal) => {
  // It can be done to most of them, and ends them.
  if (world.random.below(5)) return null
  const can = ['pending', 'reviewing', 'approved'].includes(withdrawal.state) && !hasArrived(withdrawal)
  return staff(world, subject, 'ann', ['reject', withdrawal.orderNo, 'No.'], /is rejected\b(?!, not)/, can, () =>
    releaseWithdrawal(subject.model, withdrawal),
  )
})

const send = on((world, subject, withdrawal) => {
  const rest = restOf(withdrawal)
  const max = rest > 0n ? rest : withdrawal.net
  const amount = world.random.below(2) ? max : 1n + BigInt(world.random.below(Number(max)))
  const words = ['send', withdrawal.orderNo, euro(amount), 'SEPA', '1']
  return staff(world, subject, 'ann', words, /sent\./, withdrawal.state === 'approved', () => {
    const deadline = world.started.clock.now().getTime() + claimMinutes * 60_000
    withdrawal.parts.push({ amount, state: 'disbursed', deadline })
    withdrawal.state = 'disbursed'
  })
})

const settle = on((world, subject, withdrawal) => {
  const how = world.random.pick(['arrived', 'returned'] as const)
  const part = lastPart(withdrawal)
  if (!part) return null
  const can = part.state === 'notReceived' || (part.state === 'disbursed' && how === 'returned')
  const words = ['settle', withdrawal.orderNo, String(withdrawal.parts.length), how, 'Bank says so.']
  return staff(world, subject, 'bob', words, /is (received|approved|returned)\b(?!,)/, can, () =>
    settlePart(subject.model, withdrawal, how === 'arrived' ? 'received' : 'returned'),
  )
})

/** A member answers a part. */
const answer = on((world, subject, withdrawal) => {
  const { orderNo, parts } = withdrawal
  const part = lastPart(withdrawal)
  if (!part) return null
  const result = world.random.pick(['received', 'received', 'fullyPaid', 'notReceived'] as const)
  const can = part.state === 'disbursed' || (part.state === 'notReceived' && result !== 'notReceived')
  const { payee, model } = subject
  const input = { orderNo, partNo: parts.length, result, remark: 'Nothing on my statement.' }
  return {
    what: `answers part ${parts.length} of ${orderNo} (${part.state}): ${result}`,
    subject,
    async call() {
      if (result === 'notReceived' && part.state === 'disbursed') {
        const added = await world.kit.addProof(payee, orderNo, undefined, parts.length)
        if (outcomeOf(added) === 'unknown') return 'unknown'
      }
      return outcomeOf(await world.started.client.call(confirmWithdrawal, input, { token: payee.token }))
    },
    refusals: can ? [] : ['ORDER_ENDED'],
    repeated: ['ORDER_ENDED'],
    apply: () => (result === 'fullyPaid' ? settleWhole(model, withdrawal) : settlePart(model, withdrawal, result)),
  }
})

export const withdrawalOperations: readonly Operation[] = [
  ...[place, place, begin, begin, begin, approve, approve, approve],
  ...[send, send, send, answer, answer, answer, settle, reject],
]
