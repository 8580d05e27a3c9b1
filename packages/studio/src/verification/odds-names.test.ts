import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnGames } from '../games/drawn-games.ts'
import { oddsView } from '../games/odds.ts'
import { languages, readTexts } from '../http/locales.ts'
import { translator } from '../page/translate.ts'
import { oddsNames } from './odds-names.ts'

const games = ['ascent', 'dice-hall', 'plinko', 'reef-hunter', 'thirteen', ...drawnGames.map(game => game.gameCode)]
/** Each kind once: games of a kind publish the same bets. */
const sheets = new Map(games.map(code => oddsView(code)).map(sheet => [sheet.kind, sheet]))

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))
afterEach(() => vi.unstubAllGlobals())

const namesIn = (language: string) => {
  document.documentElement.lang = language
  const texts = (...groups: string[]) => translator(...groups.map(group => readTexts(language, group)))
  return oddsNames(texts('lottery', 'baccarat', 'fishing', 'odds'), texts('draws', 'sportsbook'))
}

test.each(languages)(
  'every bet of the published odds is named by texts in %s: no word of the engine is shown',
  language => {
    const { betName, nameOf } = namesIn(language)
    const codes = [...sheets.values()].flatMap(({ bets }) =>
      bets.flatMap(({ bet, options, endings }) => [bet, ...options, ...endings.map(({ ending }) => ending)]),
    )
    const words = codes.filter(code => /[a-z]/.test(code) && !code.includes(' '))
    expect(words.length).toBeGreaterThan(100)
    // Options of a book are named with their market, below.
    const ofBooks = ['home', 'draw', 'away', 'yes', 'no', 'over', 'under']
    const unnamed = words.filter(word => !ofBooks.includes(word) && nameOf(word) === word && language !== 'en')
    expect([...new Set(unnamed)]).toEqual([])
    const bookBets = [...sheets.values()].flatMap(({ bets }) => bets.filter(({ bet }) => bet.includes(' ')))
    const raw = bookBets.filter(bet =>
      /\b(football|basketball|bestOf\w+|contest|bothScore|home|away)\b|\{/.test(betName(bet)),
    )
    expect(raw.map(betName)).toEqual([])
  },
)

test('a bet of a book is named by its sport, the strengths of both sides, its market and its option', () => {
  const named = (language: string, bet: string, option: string) =>
    namesIn(language).betName({ bet, options: [option], endings: [] })
  expect(named('en', 'football 7-1 total 2.5', 'over')).toBe('Football, strength 7 v 1. Goals 2.5: Over 2.5')
  expect(named('en', 'football 7-1 result', 'draw')).toBe('Football, strength 7 v 1. Match result: Draw')
  expect(named('es', 'basketball 5-1 handicap -11.5', 'home')).toBe('Baloncesto, fuerza 5 – 1. Hándicap: Local −11,5')
  expect(namesIn('de').betName({ bet: 'under', options: ['2%'], endings: [] })).toBe('Wurf unter: 2\u00a0%')
})
