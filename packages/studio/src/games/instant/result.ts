import type { InstantKind } from '../kinds.ts'
import type { PlayedRound } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { isMore, type Money } from '../../page/money.ts'
import type { InstantT } from './text-keys.ts'
import type { PageKey } from '../../page/text-keys.ts'
import type { AscentChoice } from '../ascent/rules.ts'
import type { FishingChoice } from '../fishing/rules.ts'
import { pays } from '../plinko/rules.ts'
import { shownOf } from './stage.ts'
import { decimal, multiplier } from '../../page/number-format.ts'

type EndedRound = Pick<RoundView, 'kind' | 'shown' | 'choice'>
/** Text behind an amount that was paid, and the one where nothing was. */
interface OutcomeText {
  won: string
  lost: string
}

function slotOutcome(round: EndedRound, t: InstantT): OutcomeText {
  const count = shownOf(round, 'slot')?.wins.length ?? 0
  return { won: count === 1 ? t('onLine') : t('onLines', { count }), lost: t('nothing') }
}

function ascentOutcome(round: EndedRound, t: InstantT): OutcomeText {
  const crashPoint = multiplier(shownOf(round, 'ascent')?.climbed ?? 100)
  const cashOut = multiplier((round.choice as AscentChoice).height)
  return { won: t('cashedOutAt', { cashOut, crashPoint }), lost: t('crashedAt', { cashOut, crashPoint }) }
}

function diceOutcome(round: EndedRound, t: InstantT): OutcomeText {
  const roll = decimal(shownOf(round, 'dice')?.roll ?? 0)
  return { won: t('withRoll', { roll }), lost: t('rolled', { roll }) }
}

function plinkoOutcome(round: EndedRound, t: InstantT): OutcomeText {
  const paid = multiplier(pays[shownOf(round, 'plinko')?.slot ?? 0] ?? 0)
  return { won: t('atTimes', { times: paid }), lost: t('fellTo', { times: paid }) }
}

function fishingOutcome({ choice }: EndedRound, t: InstantT): OutcomeText {
  const name = t((choice as FishingChoice).creature)
  return { won: t('caught', { name }), lost: t('gotAway', { name }) }
}

/** Outcomes of rounds in words, for each kind of instant game. */
const outcomeTexts: Record<InstantKind, (round: EndedRound, t: InstantT) => OutcomeText> = {
  slot: slotOutcome,
  ascent: ascentOutcome,
  dice: diceOutcome,
  plinko: plinkoOutcome,
  fishing: fishingOutcome,
}

const notes: Partial<Record<RoundView['outcome'], PageKey>> = {
  paying: 'paying',
  returning: 'returning',
  rolledBack: 'rolledBack',
}

/** Whether a round gave back more than it took: only then may the game celebrate it (RTS 14). */
export const isNetWin = ({ win, stake }: Pick<PlayedRound, 'win' | 'stake'>): boolean => isMore(win, stake)

function paid(round: RoundView, t: InstantT, money: Money): string {
  // A page shows rounds of its own game alone, and these texts are those of instant games.
  const { won, lost } = outcomeTexts[round.kind as InstantKind](round, t)
  if (!/[1-9]/.test(round.win)) return lost
  return `${t(isNetWin(round) ? 'lastWin' : 'paid', { amount: money(round.win) })} ${won}`
}

/** Result of a round, in plain words. */
export function resultText(round: RoundView, t: InstantT, money: Money): string {
  const note = notes[round.outcome]
  return [round.shown ? `${paid(round, t, money)}.` : '', note ? t(note) : ''].filter(Boolean).join(' ')
}
