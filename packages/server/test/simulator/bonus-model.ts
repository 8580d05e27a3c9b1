// Bonuses as the model knows them: amounts in minor units, times in milliseconds.
import type { BonusState } from '@baize/contract'
import type { ModelMember } from './model.ts'

export interface ModelBonus {
  id: string
  amount: bigint
  /** What is left of it; of one that ended, what was left then. */
  balance: bigint
  needed: bigint
  grantedAt: number
  validUntil: number
  state: BonusState
  /** The turnover of one that ended. */
  done: bigint | null
}

/** A bet that was won or lost, which counts for the turnover. */
export interface ValidBet {
  at: number
  stake: bigint
}

/** What of a stake is of a bonus. */
export interface BonusPart {
  bonus: ModelBonus
  amount: bigint
}

/** Active bonuses in the order in which they are played. */
export const activeBonuses = ({ bonuses }: ModelMember): ModelBonus[] =>
  bonuses
    .filter(({ state }) => state === 'active')
    .sort((one, other) => one.validUntil - other.validUntil || (one.id < other.id ? -1 : 1))

export const bonusMoney = (member: ModelMember): bigint =>
  activeBonuses(member).reduce((sum, { balance }) => sum + balance, 0n)

/** Takes from active bonuses what own money lacks for a stake. */
export function drawBonuses(member: ModelMember, stake: bigint): BonusPart[] {
  let left = stake - member.cash
  return activeBonuses(member).flatMap(bonus => {
    const amount = bonus.balance < left ? bonus.balance : left
    if (amount <= 0n) return []
    left -= amount
    bonus.balance -= amount
    member.cash += amount
    return [{ bonus, amount }]
  })
}

/** Gives a bonus its part of what a round has brought into the main wallet. */
export function giveToBonus(member: ModelMember, bonus: ModelBonus, amount: bigint): void {
  if (bonus.state === 'completed') return
  member.cash -= amount
  if (bonus.state === 'active') bonus.balance += amount
}

export function turnoverOf({ validBets }: ModelMember, bonus: ModelBonus): bigint {
  const { done, needed, grantedAt, validUntil } = bonus
  if (done !== null) return done
  const counted = validBets.filter(({ at }) => at >= grantedAt && at < validUntil)
  const sum = counted.reduce((total, { stake }) => total + stake, 0n)
  return sum < needed ? sum : needed
}

export function endBonus(member: ModelMember, bonus: ModelBonus, state: BonusState): void {
  bonus.done = turnoverOf(member, bonus)
  bonus.state = state
  if (state === 'completed') member.cash += bonus.balance
}

/** How an active bonus ends by itself; null while it does not. */
function endOf(member: ModelMember, bonus: ModelBonus, now: number): BonusState | null {
  if (turnoverOf(member, bonus) === bonus.needed) return 'completed'
  return bonus.validUntil <= now ? 'expired' : null
}

/** Whether a bonus ends as soon as somebody looks at it. */
export const isBonusDue = (member: ModelMember, now: number): boolean =>
  activeBonuses(member).some(bonus => endOf(member, bonus, now) !== null)

/** Somebody looks at the bonuses: those end that are due. */
export function settleBonuses(member: ModelMember, now: number): void {
  for (const bonus of activeBonuses(member)) {
    const end = endOf(member, bonus, now)
    if (end) endBonus(member, bonus, end)
  }
}
