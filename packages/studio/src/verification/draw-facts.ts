import type { EmblemName } from '@baize/art'
import { crashPointOf } from '../games/ascent/rules.ts'
import type { RoundSeed } from '../engine/fairness/draw.ts'
import { type BookKind, bookKinds, bookOf } from '../games/sportsbook/fixtures/books.ts'
import { largestOf } from '../games/fishing/creatures.ts'
import { pays as plinkoPays } from '../games/plinko/rules.ts'
import { lotteries, type LotteryKind, lotteryKinds } from '../games/lottery/lottery-kinds.ts'
import { rankName, suitName } from '../games/thirteen/cards.ts'
import { dealUpperBounds, dealOf, matchOf } from '../games/thirteen/match.ts'
import type { Kind } from '../games/kinds.ts'
import { fixturesOf, scoresOf } from '../games/sportsbook/fixtures/slate.ts'
import { handOf } from '../games/baccarat/hand.ts'
import { cardsOf, writeCard } from '../games/baccarat/shoe.ts'
import { gridAt, payTotal, winsOf } from '../games/slot/evaluate.ts'
import { pictureGrid, rankGrid } from './parts.ts'
import type { VerificationKey } from '../page/text-keys.ts'
import type { TFunction } from '../page/translate.ts'
import { decimal, multiplier } from '../page/number-format.ts'

type Fact = readonly [VerificationKey, string]
/** Whose numbers they are, where that decides what they mean. */
type DrawSeed = Pick<RoundSeed, 'clientSeed' | 'nonce'>

/**
 * The numbers of a slate are scores of the fixtures of that slate, in the book that stands as the
 * player's seed.
 */
function fixtureFacts(stops: readonly number[], _t: unknown, { clientSeed, nonce }: DrawSeed): Fact[] {
  const book = bookOf(clientSeed)
  if (!book) return []
  const scores = scoresOf(book, nonce, stops)
  return fixturesOf(book, nonce).map(({ home, away }, place) => {
    const { home: mine, away: theirs } = scores[place] ?? { home: 0, away: 0 }
    return ['fixture', `${home.name} ${mine} – ${theirs} ${away.name}`]
  })
}

const lotteryFacts =
  (kind: LotteryKind) =>
  (stops: readonly number[]): Fact[] => {
    const { model } = lotteries[kind]
    return [['numbers', model.valuesOf(stops).map(model.write).join(' ')]]
  }

const cardName = (card: number): string =>
  `${rankName(card)}${{ clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' }[suitName(card)]}`

/**
 * Both hands and the trump as they were dealt, and the tricks where the moves stand behind the
 * deal.
 */
function thirteenFacts(stops: readonly number[]): Fact[] {
  const deal = stops.slice(0, dealUpperBounds.length)
  const moves = stops.slice(dealUpperBounds.length)
  const { hands, trump } = dealOf(deal)
  const [first, second] = hands.map(hand =>
    hand
      .toSorted((a, b) => a - b)
      .map(cardName)
      .join(' '),
  )
  const dealt: Fact[] = [
    ['firstHand', first ?? ''],
    ['secondHand', second ?? ''],
    ['trump', cardName(trump)],
  ]
  return moves.length ? [...dealt, ['tricks', matchOf(deal, moves).tricks.join(' : ')]] : dealt
}

/** The cards of both sides, and what they come to. */
function baccaratFacts(stops: readonly number[]): Fact[] {
  const { player, banker, playerTotal, bankerTotal } = handOf(cardsOf(stops))
  return [
    ['player', `${player.map(writeCard).join(' ')} = ${playerTotal}`],
    ['banker', `${banker.map(writeCard).join(' ')} = ${bankerTotal}`],
  ]
}

/** Meaning of drawn numbers in each kind of game, whatever was staked or chosen. */
const facts: Record<Kind, (stops: readonly number[], t: TFunction<VerificationKey>, of: DrawSeed) => Fact[]> = {
  slot: (stops, t) => [['win', t('pays', { pay: payTotal(winsOf(gridAt(stops))) })]],
  ascent: ([launch = 0]) => [['crashPoint', multiplier(crashPointOf(launch))]],
  dice: ([roll = 0]) => [['roll', decimal(roll)]],
  thirteen: thirteenFacts,
  baccarat: baccaratFacts,
  plinko: stops => [['win', multiplier(plinkoPays[stops.reduce((sum, side) => sum + side, 0)] ?? 0)]],
  fishing: ([cast]) => [['reach', multiplier(largestOf(cast ?? Infinity)?.pay ?? 0)]],
  ...(Object.fromEntries(bookKinds.map(kind => [kind, fixtureFacts])) as Record<BookKind, typeof fixtureFacts>),
  ...(Object.fromEntries(lotteryKinds.map(kind => [kind, lotteryFacts(kind)])) as Record<
    LotteryKind,
    ReturnType<typeof lotteryFacts>
  >),
}

/** The facts of a draw, for a list of them. */
export const drawnFacts = (
  kind: Kind,
  stops: readonly number[],
  t: TFunction<VerificationKey>,
  of: DrawSeed,
): [string, string][] => facts[kind](stops, t, of).map(([key, text]) => [t(key), text])

/**
 * A picture of a draw, where a kind has one: reels as symbols, or as ranks where no symbols are at
 * hand.
 */
export function drawnPicture(
  kind: Kind,
  stops: readonly number[] | null,
  symbols?: readonly EmblemName[],
): HTMLElement[] {
  if (kind !== 'slot' || !stops) return []
  const grid = gridAt(stops)
  return [symbols ? pictureGrid(grid, symbols) : rankGrid(grid)]
}
