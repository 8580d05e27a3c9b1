import type { RoundView } from '../../engine/rounds/round-view.ts'
import { isMore, type Money, toUnits } from '../money.ts'
import type { PageT } from '../text-keys.ts'
import type { DrawsT } from '../text-keys.ts'

const open = ['running', 'waiting', 'returning']

/** Whether a bet still waits for what becomes of it. */
export const isPending = ({ outcome }: RoundView): boolean => open.includes(outcome)

/** Whether money still hangs on a round: it waits for its end, or its end for the operator. */
export const isUnsettled = (round: RoundView): boolean => isPending(round) || round.outcome === 'paying'

/** Amounts of one currency together, as a decimal string. */
export const total = (amounts: readonly string[]): string => {
  const decimals = amounts[0]?.split('.')[1]?.length ?? 0
  const digits = String(amounts.reduce((sum, amount) => sum + toUnits(amount), 0n)).padStart(decimals + 1, '0')
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
}

/**
 * Result of a draw and of the player's bets on it, in plain words.
 * @param drawn - what it gave, as a sentence
 */
export function drawText(
  drawn: string,
  ended: readonly RoundView[],
  texts: { t: DrawsT; pageT: PageT; money: Money },
): { text: string; netWin: boolean } {
  const bets = ended.filter(({ shown }) => shown !== null)
  if (!bets.length) return { text: drawn, netWin: false }
  const [win, stake] = [total(bets.map(bet => bet.win)), total(bets.map(bet => bet.stake))]
  const netWin = isMore(win, stake)
  const brought = /[1-9]/.test(win)
    ? texts.pageT(netWin ? 'lastWin' : 'paid', { amount: texts.money(win) })
    : texts.t('noWin')
  const note = bets.some(({ outcome }) => outcome === 'paying') ? ` ${texts.pageT('paying')}` : ''
  return { text: `${drawn} ${brought}.${note}`, netWin }
}
