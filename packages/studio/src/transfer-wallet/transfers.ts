import {
  fromMinor,
  type SandboxTransfer,
  sandboxTransfers,
  toMinor,
  type WalletBalances,
  type WalletTransfer,
  type WalletTransferResult,
} from '@baize/contract'
import { type Deps, nowOf } from '../engine/deps.ts'
import { Refusal } from '../engine/refusal.ts'
import { inTransaction } from '../engine/store/open.ts'
import {
  addTransfer,
  balanceOf,
  moveInWallet,
  type StoredTransfer,
  transferByReference,
  walletsAfter,
} from '../engine/store/player-wallets.ts'

type WalletDeps = Pick<Deps, 'store' | 'clock' | 'platformClock' | 'settings'>

/** Milliseconds for which a delayed transfer of the sandbox is pending. */
const delay = 30_000
/** Wallets that one page lists. */
const pageSize = 500

/** By the platform's clock, which says when a transfer is asked for again. */
const timeOf = ({ clock, platformClock }: WalletDeps): number => platformClock.now() ?? nowOf({ clock })

/**
 * Minor units of a transfer. @throws Refusal BAD_REQUEST where it is no amount that can be moved
 */
function unitsOf({ amount, currency }: WalletTransfer): bigint {
  try {
    const units = toMinor(amount, currency)
    if (units > 0n && units <= BigInt(Number.MAX_SAFE_INTEGER)) return units
  } catch {
    // No amount of the currency.
  }
  throw new Refusal('BAD_REQUEST')
}

/** What the sandbox does with a transfer; null where it does what it is asked. */
function effectOf({ settings }: WalletDeps, { direction }: WalletTransfer, units: bigint): SandboxTransfer | null {
  if (settings.mode !== 'sandbox') return null
  const ending = String(units % 100n).padStart(2, '0')
  const effect = (sandboxTransfers as Readonly<Record<string, SandboxTransfer>>)[ending] ?? null
  return effect === 'refused' && direction === 'debit' ? null : effect
}

const fields = ['reference', 'player', 'wallet', 'direction', 'currency'] as const

const isSame = (a: WalletTransfer, b: WalletTransfer): boolean =>
  fields.every(field => a[field] === b[field]) && unitsOf(a) === unitsOf(b)

function resultOf(deps: WalletDeps, { reference, state, reason, knownAt }: StoredTransfer): WalletTransferResult {
  return state === 'done' && timeOf(deps) < knownAt
    ? { reference, state: 'pending', reason: null }
    : { reference, state, reason }
}

/** Decides a transfer that has not come before, and moves its money where it is done. */
function decide(deps: WalletDeps, request: WalletTransfer, effect: SandboxTransfer | null): StoredTransfer {
  const { store } = deps
  const units = unitsOf(request)
  const isShort = request.direction === 'debit' && balanceOf(store, request) < units
  const reason = effect === 'refused' ? 'sandbox' : isShort ? 'balance' : null
  const knownAt = timeOf(deps) + (effect === 'delayed' ? delay : 0)
  const decided = {
    reference: request.reference,
    request,
    state: reason ? 'refused' : 'done',
    reason,
    knownAt,
  } as const
  addTransfer(store, decided)
  if (!reason) moveInWallet(store, request, request.direction === 'credit' ? units : -units)
  return decided
}

/**
 * Carries a transfer out, once for each reference.
 * @throws Refusal BAD_REQUEST; TRANSFER_CONFLICT where the reference stands for another transfer;
 *   NO_ANSWER where the sandbox loses the call or its answer
 */
export function carryOut(deps: WalletDeps, request: WalletTransfer): WalletTransferResult {
  const effect = effectOf(deps, request, unitsOf(request))
  const { transfer, isNew } = inTransaction(deps.store, () => {
    const known = transferByReference(deps.store, request.reference)
    if (known?.request && !isSame(known.request, request)) throw new Refusal('TRANSFER_CONFLICT')
    if (known) return { transfer: known, isNew: false }
    if (effect === 'requestLost') throw new Refusal('NO_ANSWER')
    return { transfer: decide(deps, request, effect), isNew: true }
  })
  if (isNew && effect === 'answerLost') throw new Refusal('NO_ANSWER')
  return resultOf(deps, transfer)
}

/**
 * What became of a transfer. One that has not come is void from then on: whoever asked goes by that
 * it moved nothing.
 */
export const findTransfer = (deps: WalletDeps, reference: string): WalletTransferResult =>
  inTransaction(deps.store, () => {
    const known = transferByReference(deps.store, reference)
    if (known) return resultOf(deps, known)
    const unknown: StoredTransfer = { reference, request: null, state: 'void', reason: null, knownAt: timeOf(deps) }
    addTransfer(deps.store, unknown)
    return resultOf(deps, unknown)
  })

/** One page of all wallets with money. */
export function listWallets({ store }: WalletDeps, after: string | null): WalletBalances {
  const [player = '', wallet = '', currency = ''] = (after ?? '').split(' ')
  const page = walletsAfter(store, { player, wallet, currency }, pageSize)
  const last = page.length === pageSize ? page.at(-1) : undefined
  return {
    wallets: page.map(each => ({ ...each, balance: fromMinor(each.balance, each.currency) })),
    next: last ? `${last.player} ${last.wallet} ${last.currency}` : null,
  }
}
