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
import type { Say } from '../page/texts.ts'
import { decimal, times } from '../page/times.ts'

type Drawn = Pick<RoundView, 'kind' | 'shown' | 'choice' | 'issue'>
/** What stands behind an amount that was paid, and what is said where nothing was. */
interface Ending {
  won: string
  lost: string
}

function slotEnding(round: Drawn, say: Say): Ending {
  const count = shownOf(round, 'slot')?.wins.length ?? 0
  return { won: count === 1 ? say('onLine') : say('onLines', { count }), lost: say('nothing') }
}

function ascentEnding(round: Drawn, say: Say): Ending {
  const climbed = times(shownOf(round, 'ascent')?.climbed ?? 100)
  const height = times((round.choice as AscentChoice).height)
  return { won: say('offAt', { height, climbed }), lost: say('fellAt', { height, climbed }) }
}

function diceEnding(round: Drawn, say: Say): Ending {
  const roll = decimal(shownOf(round, 'dice')?.roll ?? 0)
  return { won: say('withRoll', { roll }), lost: say('rolled', { roll }) }
}

function plinkoEnding(round: Drawn, say: Say): Ending {
  const paid = times(pays[shownOf(round, 'plinko')?.slot ?? 0] ?? 0)
  return { won: say('atTimes', { times: paid }), lost: say('fellTo', { times: paid }) }
}

function fishingEnding({ choice }: Drawn, say: Say): Ending {
  const name = say((choice as FishingChoice).creature).toLocaleLowerCase()
  return { won: say('caught', { name }), lost: say('gotAway', { name }) }
}

function drawEnding({ issue }: Drawn, say: Say): Ending {
  const values = { issue: issue ?? '' }
  return { won: say('inDraw', values), lost: say('noHit', values) }
}

function thirteenEnding(round: Drawn, say: Say): Ending {
  const { tricks } = shownOf(round, 'thirteen') ?? { tricks: [0, 0] as const }
  const { seat } = round.choice as ThirteenChoice
  const values = { own: tricks[seat], other: tricks[across(seat)] }
  return { won: say('withTricks', values), lost: say('lostTricks', values) }
}

/** How the rounds of each kind of game end, in words. */
export const endings: Record<Kind, (round: Drawn, say: Say) => Ending> = {
  slot: slotEnding,
  ascent: ascentEnding,
  dice: diceEnding,
  plinko: plinkoEnding,
  baccarat: drawEnding,
  fishing: fishingEnding,
  thirteen: thirteenEnding,
  ...(Object.fromEntries([...bookKinds, ...lotteryKinds].map(kind => [kind, drawEnding])) as Record<
    BookKind | LotteryKind,
    typeof drawEnding
  >),
}
