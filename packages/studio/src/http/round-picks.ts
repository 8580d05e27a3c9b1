import { isLotteryKind } from '../games/lottery/lottery-kinds.ts'
import { optionName, playName } from '../games/lottery/play-names.ts'
import type { LotteryChoice } from '../games/lottery/rules.ts'
import { isBookKind } from '../games/sportsbook/fixtures/books.ts'
import { fixtureById } from '../games/sportsbook/fixtures/slate.ts'
import { type Leg, offerOf, type Ticket } from '../games/sportsbook/fixtures/ticket.ts'
import * as labels from '../games/sportsbook/labels.ts'
import type { KeyOf, SportsbookT } from '../page/text-keys.ts'
import { translator } from '../page/translate.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'
import { languages, readTexts } from './locales.ts'

/** One thing that a round was bet on, in words. */
interface BetPick {
  /** Both sides; null of a lottery. */
  fixture: string | null
  /** The play of a lottery, or the market of a fixture. */
  play: string
  option: string
  /** Decimal odds, such as `1.85`; null where the play has fixed ones. */
  odds: string | null
}

const textsOf = (language: string) => ({
  lottery: translator<KeyOf<'draws' | 'lottery'>>(readTexts(language, 'lottery')),
  book: translator<KeyOf<'draws' | 'sportsbook'>>(readTexts(language, 'sportsbook')),
})
const texts = new Map(languages.map(language => [language, textsOf(language)]))

/** A leg; its own codes where the books no longer know the fixture. */
function legPick({ fixture: id, market, option, odds }: Leg, t: SportsbookT, language: string): BetPick {
  const decimal = (odds / 100).toFixed(2)
  const fixture = fixtureById(id)
  const offered = fixture && offerOf(fixture, market, option)
  if (!fixture || !offered) return { fixture: id, play: market, option, odds: decimal }
  const sides = { home: fixture.home.name, away: fixture.away.name }
  return {
    fixture: t('versus', sides),
    play: labels.marketName(offered.offer, fixture.league.sport, t, language),
    option: labels.optionName(offered.offer, offered.option, sides, t, language),
    odds: decimal,
  }
}

/**
 * What a round of a lottery or on fixtures was bet on, for operators that show it in their records;
 * nothing of other games.
 * @param language - one that the studio speaks
 */
export function picksOf({ kind, choice }: Pick<RoundView, 'kind' | 'choice'>, language: string): BetPick[] {
  const t = texts.get(language)
  if (!t) return []
  if (isBookKind(kind)) return (choice as Ticket).legs.map(leg => legPick(leg, t.book, language))
  if (!isLotteryKind(kind)) return []
  const { play, option } = choice as LotteryChoice
  return [{ fixture: null, play: playName(play, t.lottery), option: optionName(option, t.lottery), odds: null }]
}
