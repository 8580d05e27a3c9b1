// Wallets at vendors and the transfers to and from them, as the model knows them.
import type { WalletTransferState } from '@baize/contract'
import type { ModelMember } from './model.ts'

/** A transfer as it is placed: all of it is held from then on. */
export interface Placement {
  vassalage: string
  direction: 'in' | 'out'
  amount: bigint
  /** Whether the member wanted it; else it was opened for them. */
  isMembers: boolean
}

export interface ModelTransfer extends Placement {
  orderNo: string
  state: WalletTransferState
}

/** The wallets of a member at vendors. */
export interface ModelWallets {
  /** Minor units by vendor. */
  amounts: Map<string, bigint>
  /** Launches that wallets were filled for. */
  filledFor: Map<string, string>
  transfers: ModelTransfer[]
  /** Whether money follows to games. */
  isAuto: boolean
}

export const newWallets = (): ModelWallets => ({
  ...{ amounts: new Map(), filledFor: new Map(), transfers: [], isAuto: false },
})

export const amountAt = ({ wallets }: ModelMember, vassalage: string): bigint => wallets.amounts.get(vassalage) ?? 0n

function addAt(member: ModelMember, vassalage: string, units: bigint): void {
  member.wallets.amounts.set(vassalage, amountAt(member, vassalage) + units)
}

/** Adds to the wallet that a round draws on: that of a vendor, or the only one. */
export function addToWallet(member: ModelMember, wallet: string | null, units: bigint): void {
  if (wallet === null) member.cash += units
  else addAt(member, wallet, units)
}

export const inWallet = (member: ModelMember, wallet: string | null): bigint =>
  wallet === null ? member.cash : amountAt(member, wallet)

const openOf = ({ wallets }: ModelMember) => wallets.transfers.filter(({ state }) => state === 'processing')

/** Whether a transfer that the member wanted has no result yet. */
export const isMemberWaiting = (member: ModelMember): boolean => openOf(member).some(({ isMembers }) => isMembers)
/** Whether a transfer that was opened for the member keeps others of the wallet back. */
export const isTaken = (member: ModelMember, vassalage: string): boolean =>
  openOf(member).some(each => !each.isMembers && each.vassalage === vassalage)
export const isComingHome = (member: ModelMember): boolean =>
  openOf(member).some(({ direction }) => direction === 'out')

/** What brings all of a wallet back, or nothing where that cannot be now. */
export function emptying(member: ModelMember, vassalage: string): Placement[] {
  const amount = amountAt(member, vassalage)
  const canBe = amount > 0n && !isTaken(member, vassalage)
  return canBe ? [{ vassalage, direction: 'out', amount, isMembers: false }] : []
}

export function placeTransfer(member: ModelMember, placed: ModelTransfer): void {
  const { vassalage, direction, amount } = placed
  addToWallet(member, direction === 'in' ? null : vassalage, -amount)
  member.held += amount
  member.wallets.transfers.push(placed)
}

/** A transfer ends: its money is where it was to go, or where it came from. */
export function endTransfer(member: ModelMember, transfer: ModelTransfer, state: 'success' | 'failed'): void {
  const { vassalage, direction, amount } = transfer
  transfer.state = state
  member.held -= amount
  addToWallet(member, (direction === 'in') === (state === 'success') ? vassalage : null, amount)
}

/** Forgets that wallets were filled for a launch, once nothing can come into them any more. */
export function forgetFilled(member: ModelMember, vassalages: readonly string[]): void {
  for (const vassalage of vassalages) {
    const isUsed = openOf(member).some(each => each.vassalage === vassalage)
    const mayPay = member.rounds.some(round => round.vassalage === vassalage)
    if (amountAt(member, vassalage) === 0n && !isUsed && !mayPay) member.wallets.filledFor.delete(vassalage)
  }
}
