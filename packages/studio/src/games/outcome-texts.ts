import type { AscentChoice } from './ascent/rules.ts'
import type { FishingChoice } from './fishing/rules.ts'
import { type BookKind, bookKinds } from './sportsbook/fixtures/books.ts'
import { pays } from './plinko/rules.ts'
import { across } from './thirteen/match.ts'
import type { ThirteenChoice } from './thirteen/rules.ts'
import { type LotteryKind, lotteryKinds } from './lottery/kinds.ts'
import type { Kind } from './kinds.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'
import { shownOf } from '../page/instant/stage.ts'
import type { PageT } from '../page/texts.ts'
import { decimal, times } from '../page/times.ts'

type EndedRound = Pick<RoundView, 'kind' | 'shown' | 'choice' | 'issue'>
/** What stands behind an amount that was paid, and what is said where nothing was. */
interface OutcomeText {
  won: string
  lost: string
}

function slotOutcome(round: EndedRound, t: PageT): OutcomeText {
  const count = shownOf(round, 'slot')?.wins.length ?? 0
  return { won: count === 1 ? t('onLine') : t('onLines', { count }), lost: t('nothing') }
}

function ascentOutcome(round: EndedRound, t: PageT): OutcomeText {
  const climbed = times(shownOf(round, 'ascent')?.climbed ?? 100)
  const height = times((round.choice as AscentChoice).height)
  return { won: t('offAt', { height, climbed }), lost: t('fellAt', { height, climbed }) }
}

function diceOutcome(round: EndedRound, t: PageT): OutcomeText {
  const roll = decimal(shownOf(round, 'dice')?.roll ?? 0)
  return { won: t('withRoll', { roll }), lost: t('rolled', { roll }) }
}

function plinkoOutcome(round: EndedRound, t: PageT): OutcomeText {
  const paid = times(pays[shownOf(round, 'plinko')?.slot ?? 0] ?? 0)
  return { won: t('atTimes', { times: paid }), lost: t('fellTo', { times: paid }) }
}

function fishingOutcome({ choice }: EndedRound, t: PageT): OutcomeText {
  const name = t((choice as FishingChoice).creature).toLocaleLowerCase()
  return { won: t('caught', { name }), lost: t('gotAway', { name }) }
}

function drawOutcome({ issue }: EndedRound, t: PageT): OutcomeText {
  const values = { issue: issue ?? '' }
  return { won: t('inDraw', values), lost: t('noHit', values) }
}

function thirteenOutcome(round: EndedRound, t: PageT): OutcomeText {
  const { tricks } = shownOf(round, 'thirteen') ?? { tricks: [0, 0] as const }
  const { seat } = round.choice as ThirteenChoice
  const values = { own: tricks[seat], other: tricks[across(seat)] }
  return { won: t('withTricks', values), lost: t('lostTricks', values) }
}

/** How the rounds of each kind of game end, in words. */
export const outcomeTexts: Record<Kind, (round: EndedRound, t: PageT) => OutcomeText> = {
  slot: slotOutcome,
  ascent: ascentOutcome,
  dice: diceOutcome,
  plinko: plinkoOutcome,
  baccarat: drawOutcome,
  fishing: fishingOutcome,
  thirteen: thirteenOutcome,
  ...(Object.fromEntries([...bookKinds, ...lotteryKinds].map(kind => [kind, drawOutcome])) as Record<
    BookKind | LotteryKind,
    typeof drawOutcome
  >),
}
