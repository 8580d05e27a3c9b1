import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { Money } from '../money.ts'
import { textsFor } from '../texts.ts'
import type { DrawSay } from './texts.ts'

/** How a bet stands, in a word or two. */
export function stateOf(bet: RoundView, say: DrawSay, money: Money): string {
  if (bet.outcome === 'waiting' || bet.outcome === 'running') return say('waiting')
  if (bet.outcome === 'returning' || bet.outcome === 'rolledBack')
    return textsFor(document.documentElement.lang)('backTo')
  return /[1-9]/.test(bet.win) ? money(bet.win) : say('noWin')
}
