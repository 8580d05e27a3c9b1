import { vendorWin } from '@baize/contract'
import type { Input } from '@baize/contract'
import { lockStakes, shareWin } from '../bonus-money/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { lockBet, setBetState } from './bets.ts'
import { minorUnitsOf } from '../wallet/index.ts'
import { moveForRound, shownBalance } from './money.ts'
import { playerIdOf } from './player-id.ts'
import { addWin, lockOpenRound } from './rounds.ts'
import { ceilingOf, noteRefusedWin, requireUnderCeiling } from './win-ceiling.ts'
import { idempotentRoute } from './idempotency.ts'
import { tryWin } from './fast-path.ts'
import type { FastPathResult } from './fast-path.ts'
import { roundCall } from './round-call.ts'
import { walletOfRound } from './round-wallet.ts'
import type { WalletName } from './round-wallet.ts'
import type { SignedCall } from './signature.ts'

/**
 * Pays a win, or closes the round with nothing. It needs no live session: a win is paid however
 * late it comes.
 * @throws Refusal BET_UNKNOWN, BET_ROLLED_BACK, ROUND_CLOSED, CURRENCY_MISMATCH or WIN_TOO_HIGH
 */
export async function payWin(deps: Deps, vendor: string, input: Input<typeof vendorWin>) {
  const { player: playerId, txId, roundId, currency } = input
  const amount = minorUnitsOf(input.amount, currency)
  const betKey = { playerId, vendor, txId: input.betTxId }
  const bet = await lockBet(deps.db, betKey)
  if (bet?.state === 'rolled_back') throw new Refusal('BET_ROLLED_BACK')
  if (bet?.roundId !== roundId) throw new Refusal('BET_UNKNOWN')
  const roundKey = { playerId, vendor, roundId }
  const round = await lockOpenRound(deps.db, roundKey)
  if (round.currency !== currency) throw new Refusal('CURRENCY_MISMATCH')
  if (round.gameCode !== input.gameCode) throw new Refusal('BET_UNKNOWN')
  await requireUnderCeiling(deps, round, amount)
  await setBetState(deps.db, betKey, 'settled')
  const { wallet } = round
  const stakes = await lockStakes(deps.db, roundKey)
  const win = { vendor, playerId, txId, roundId, currency, amount }
  await moveForRound(deps, { ...win, kind: 'round.win', wallet })
  await shareWin(deps, stakes, win, round.bet)
  await addWin(deps.db, { ...roundKey, wallet }, amount, input.roundClosed ? deps.clock.now() : null)
  return { value: await shownBalance(deps, playerId, wallet), moved: amount }
}

async function fastPath(call: SignedCall, input: Input<typeof vendorWin>, deps: Deps): Promise<FastPathResult> {
  const { vendor } = call
  const { gameCode, currency, betTxId, roundClosed } = input
  const amount = minorUnitsOf(input.amount, currency)
  const ceiling = await ceilingOf(deps, { vendor, gameCode, currency })
  const { player: playerId, roundId } = input
  const pay = (wallet: WalletName) => {
    const paid = roundCall(deps, call, 'round.win', input, { amount, wallet })
    return tryWin(deps.db, { ...paid, betTx: betTxId, ceiling, closes: roundClosed })
  }
  // Most merchants have one wallet: nothing is read for it.
  const fromMain = await pay(null)
  if (fromMain.nonceUsed) return fromMain
  const wallet = await walletOfRound(deps, { playerId: playerIdOf(playerId), vendor, roundId })
  return wallet ? pay(wallet) : fromMain
}

export const winRoute = idempotentRoute(vendorWin, (input, deps, vendor) => payWin(deps, vendor, input), {
  fastPath,
  onRefusal: async ({ code }, input, deps, vendor) => {
    if (code === 'WIN_TOO_HIGH') await noteRefusedWin(deps, vendor, input)
  },
})
