import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { Money } from '../money.ts'
import type { DrawsT } from '../text-keys.ts'
import { textsOf } from '../texts.ts'

/** How a bet stands, in a word or two. */
export function stateOf(bet: RoundView, t: DrawsT, money: Money): string {
  if (bet.outcome === 'waiting' || bet.outcome === 'running') return t('waiting')
  if (bet.outcome === 'returning' || bet.outcome === 'rolledBack') return textsOf('page')('backTo')
  return /[1-9]/.test(bet.win) ? money(bet.win) : t('noWin')
}
