import type { Pressed } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { endings } from '../../games/round-endings.ts'
import { isMore, type Money } from '../money.ts'
import type { Say, TextKey } from '../texts.ts'

const notes: Partial<Record<RoundView['outcome'], TextKey>> = {
  paying: 'paying',
  returning: 'returning',
  rolledBack: 'rolledBack',
}

/** Whether a round gave back more than it took: only then may the game be glad about it (RTS 14). */
export const isProud = ({ win, stake }: Pick<Pressed, 'win' | 'stake'>): boolean => isMore(win, stake)

function paid(round: RoundView, say: Say, money: Money): string {
  const { won, lost } = endings[round.kind](round, say)
  if (!/[1-9]/.test(round.win)) return lost
  return `${say(isProud(round) ? 'lastWin' : 'paid', { amount: money(round.win) })} ${won}`
}

/** What is said about a round, in the plainest words that fit. */
export function resultText(round: RoundView, say: Say, money: Money): string {
  const note = notes[round.outcome]
  return [round.shown ? `${paid(round, say, money)}.` : '', note ? say(note) : ''].filter(Boolean).join(' ')
}
