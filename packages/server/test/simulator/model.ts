// What members' money must be like after everything that was done, said a second time and as short
// as it can be: amounts in minor units, times in milliseconds.
import type { DepositState, TransferDirection, WithdrawalPartState, WithdrawalState } from '@baize/contract'
import type { BonusPart, ModelBonus, ValidBet } from './bonus-model.ts'
import { newWallets, type ModelWallets } from './wallet-model.ts'

export interface ModelDeposit {
  orderNo: string
  methodId: string
  amount: bigint
  fee: bigint
  state: DepositState
  reason: string | null
  paid: bigint | null
  credited: bigint | null
  expiresAt: number
}

export interface ModelPart {
  amount: bigint
  state: WithdrawalPartState
  deadline: number
}

export interface ModelWithdrawal {
  orderNo: string
  amount: bigint
  net: bigint
  state: WithdrawalState
  reviewer: string
  parts: ModelPart[]
}

export interface ModelRound {
  roundId: string
  stake: bigint
  gameCode: string
  vassalage: string
  /** The vendor whose wallet it draws on; null for the only one. */
  wallet: string | null
  /** When it was bet. */
  at: number
  /** What of the stake is of bonuses. */
  parts: BonusPart[]
}

/** A transfer between members, as one of the two sees it: what was sent is negative. */
export interface ModelPeerTransfer {
  orderNo: string
  direction: TransferDirection
  amount: bigint
}

/** What a member owns. */
export interface ModelMember {
  cash: bigint
  held: bigint
  deposits: ModelDeposit[]
  withdrawals: ModelWithdrawal[]
  rounds: ModelRound[]
  peers: ModelPeerTransfer[]
  wallets: ModelWallets
  bonuses: ModelBonus[]
  validBets: ValidBet[]
}

export const newMember = (cash: bigint): ModelMember => ({
  ...{ cash, held: 0n },
  ...{ deposits: [], withdrawals: [], rounds: [], peers: [], wallets: newWallets(), bonuses: [], validBets: [] },
})

/** Orders to which nothing happens any more. */
const isOver = (state: DepositState | WithdrawalState): boolean =>
  ['success', 'rejected', 'cancelled', 'received', 'fullyPaid', 'autoReceived', 'forced'].includes(state)

/** Forgets what is over, so that those who go on need not be compared by all that they ever did. */
export function forgetPast(member: ModelMember): void {
  member.deposits = member.deposits.filter(({ state }) => !isOver(state))
  member.withdrawals = member.withdrawals.filter(({ state }) => !isOver(state))
  member.bonuses = member.bonuses.filter(({ state }) => state === 'active')
  member.wallets.transfers = member.wallets.transfers.filter(({ state }) => state === 'processing')
}

/** A payment arrives, of whatever amount. */
export function payDeposit(member: ModelMember, deposit: ModelDeposit, amount: bigint): void {
  const { state, reason, paid } = deposit
  const move = (to: DepositState, why: string | null) =>
    Object.assign(deposit, { state: to, reason: why, paid: amount })
  if (state === 'success') return
  if (amount !== deposit.amount) {
    if (paid !== amount || state !== 'processing') move('processing', 'unlike')
  } else if (state === 'failed') move('processing', 'contradicted')
  else if (reason !== 'contradicted') {
    move('success', state === 'expired' || state === 'cancelled' ? 'late' : null)
    deposit.credited = amount - deposit.fee
    member.cash += deposit.credited
  }
}

/** A gateway says that a payment failed. */
export function failDeposit(deposit: ModelDeposit): void {
  if ((deposit.state === 'pending' || deposit.state === 'processing') && deposit.paid === null)
    Object.assign(deposit, { state: 'failed', reason: 'refused' })
}

const arrived: readonly WithdrawalPartState[] = ['received', 'autoReceived', 'forced']
const sumOf = (parts: readonly ModelPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0n)

/** What of a withdrawal is still to be sent. */
export const restOf = ({ net, parts }: ModelWithdrawal): bigint =>
  net - sumOf(parts.filter(({ state }) => state !== 'returned'))
export const hasArrived = ({ parts }: ModelWithdrawal): boolean => parts.some(({ state }) => arrived.includes(state))
export const lastPart = ({ parts }: ModelWithdrawal): ModelPart | undefined => parts.at(-1)
/** Whether a member has a payout to answer before the next withdrawal. */
export const waits = ({ withdrawals }: ModelMember): boolean =>
  withdrawals.some(({ parts }) => parts.some(({ state }) => state === 'disbursed'))

/** A withdrawal ends with its money paid: nothing of it is held any more. */
function end(member: ModelMember, withdrawal: ModelWithdrawal, state: WithdrawalState): void {
  withdrawal.state = state
  member.held -= withdrawal.amount
}

/** The last part is answered, by its owner, by staff or by time. */
export function settlePart(member: ModelMember, withdrawal: ModelWithdrawal, state: WithdrawalPartState): void {
  const part = lastPart(withdrawal)
  if (!part) throw new Error(`${withdrawal.orderNo} has no part`)
  part.state = state
  if (state === 'notReceived') withdrawal.state = 'notReceived'
  else if (sumOf(withdrawal.parts.filter(each => arrived.includes(each.state))) === withdrawal.net)
    end(member, withdrawal, state as WithdrawalState)
  else withdrawal.state = 'approved'
}

/** All of a withdrawal has arrived, says its owner. */
export function settleWhole(member: ModelMember, withdrawal: ModelWithdrawal): void {
  const part = lastPart(withdrawal)
  if (part) part.state = 'received'
  end(member, withdrawal, 'fullyPaid')
}

/** A withdrawal is rejected: its money is back. */
export function releaseWithdrawal(member: ModelMember, withdrawal: ModelWithdrawal): void {
  end(member, withdrawal, 'rejected')
  member.cash += withdrawal.amount
}

/** Ends what time ends: orders that nobody paid, parts that nobody answered. */
export function passTime(member: ModelMember, now: number): void {
  for (const deposit of member.deposits)
    if (deposit.state === 'pending' && deposit.expiresAt <= now) deposit.state = 'expired'
  for (const withdrawal of member.withdrawals) {
    const part = lastPart(withdrawal)
    if (part?.state === 'disbursed' && part.deadline <= now) settlePart(member, withdrawal, 'autoReceived')
  }
}
