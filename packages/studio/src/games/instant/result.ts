import type { InstantKind } from '../kinds.ts'
import type { PlayedRound } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { isMore, type Money } from '../../page/money.ts'
import type { InstantT } from './text-keys.ts'
import type { PageKey } from '../../page/text-keys.ts'

const notes: Partial<Record<RoundView['outcome'], PageKey>> = {
  paying: 'paying',
  returning: 'returning',
  rolledBack: 'rolledBack',
}

/** Whether a round gave back more than it took: only then may the game celebrate it (RTS 14). */
export const isNetWin = ({ win, stake }: Pick<PlayedRound, 'win' | 'stake'>): boolean => isMore(win, stake)

function paid(round: RoundView, t: InstantT, money: Money): string {
  // A page shows rounds of its own game alone, and these texts are those of games that are drawn at the press.
  const { won, lost } = outcomeTexts[round.kind as InstantKind](round, t)
  if (!/[1-9]/.test(round.win)) return lost
  return `${t(isNetWin(round) ? 'lastWin' : 'paid', { amount: money(round.win) })} ${won}`
}

/** Result of a round, in plain words. */
export function resultText(round: RoundView, t: InstantT, money: Money): string {
  const note = notes[round.outcome]
  return [round.shown ? `${paid(round, t, money)}.` : '', note ? t(note) : ''].filter(Boolean).join(' ')
}
