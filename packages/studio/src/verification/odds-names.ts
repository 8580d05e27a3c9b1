import type { SportName } from '../games/sportsbook/fixtures/sports.ts'
import type { MarketName, OptionName } from '../games/sportsbook/fixtures/markets.ts'
import { marketName, optionName } from '../games/sportsbook/labels.ts'
import type { BetOdds } from '../games/odds-sheet.ts'
import { multiplier } from '../page/number-format.ts'
import type { KeyOf, SportsbookT } from '../page/text-keys.ts'
import type { TFunction } from '../page/translate.ts'

export type OddsT = TFunction<KeyOf<'lottery' | 'baccarat' | 'fishing' | 'odds'>>

/** Figures by which bets are named: a multiplier as `1.10`, a chance as `2%`. */
function figureOf(word: string): string | null {
  if (/^\d+\.\d\d$/.test(word)) return multiplier(Number(word) * 100)
  return /^\d+%$/.test(word) ? chance(parseInt(word) / 100) : null
}
const chance = (share: number): string =>
  new Intl.NumberFormat(globalThis.document?.documentElement.lang || 'en', { style: 'percent' }).format(share)

/**
 * Names of bets, options and endings from the texts of the games. Numbers of a draw are their own
 * names.
 */
const wordsIn =
  (t: OddsT) =>
  (word: string): string =>
    t.find(`play_${word}`) ??
    t.find(`bet_${word}`) ??
    t.find(`option_${word}`) ??
    t.find(word) ??
    figureOf(word) ??
    word

/**
 * A bet of a book: a sport, the strengths of both sides, a market with its line; its options are
 * those of the market.
 */
function bookBetName({ bet, options }: BetOdds, t: OddsT, bookT: SportsbookT): string | null {
  const [, sport, home, away, market, line] = /^(\w+) (\d+)-(\d+) (\w+)(?: (-?[\d.]+))?$/.exec(bet) ?? []
  if (!sport || !home || !away) return null
  const lined = { name: market as MarketName, line: line === undefined ? null : Number(line) }
  const sides = { home: t('home'), away: t('away') }
  const named = options.map(option => optionName(lined, option as OptionName, sides, bookT))
  const sportName = t.find(`sport_${sport}`) ?? sport
  const fixture = t('strengths', { sport: sportName, home, away })
  return `${fixture}. ${marketName(lined, sport as SportName, bookT)}: ${named.join(', ')}`
}

/** Names of what the published odds list, in the language of the page. */
export function oddsNames(t: OddsT, bookT: SportsbookT) {
  const nameOf = wordsIn(t)
  /** A few options by name, many as a range. */
  const optionsText = (options: readonly string[]): string =>
    options.length <= 4 ? options.map(nameOf).join(', ') : `${options[0]} – ${options.at(-1)}`
  return {
    nameOf,
    betName: (bet: BetOdds): string =>
      bookBetName(bet, t, bookT) ?? [nameOf(bet.bet), optionsText(bet.options)].filter(Boolean).join(': '),
  }
}
