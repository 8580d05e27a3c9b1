import { expect, test } from 'vitest'
import { languages } from './locales.ts'
import { picksOf } from './round-picks.ts'

const leg = (fixture: string, market: string, option: string) => ({ fixture, market, option, odds: 185 })

test('a ticket names its fixtures, markets and options in the language that is asked for [MEM-37]', () => {
  const choice = { legs: [leg('kickline.1.0', 'total', 'over'), leg('kickline.1.1', 'result', 'draw')] }
  const [first, second] = picksOf({ kind: 'sports', choice }, 'de')
  expect(first).toEqual({ fixture: 'Kingsferry – Saltmarsh', play: 'Tore 2,5', option: 'Über 2,5', odds: '1.85' })
  expect(second).toMatchObject({ play: 'Endergebnis', option: 'Unentschieden' })
  const handicap = { legs: [leg('courtside.1.0', 'handicap', 'home')] }
  expect(picksOf({ kind: 'courts', choice: handicap }, 'en')).toMatchObject([
    { fixture: 'Tramway v Harriers', play: 'Handicap', option: 'Tramway +0.5' },
  ])
})

test('a bet on a lottery names its play and its option; numbers are their own names', () => {
  const pick = (play: string, option: string, language: string) =>
    picksOf({ kind: 'markSix', choice: { play, option } }, language)
  const words = { fixture: null, play: 'Sonderkugel: groß / klein', option: 'Groß', odds: null }
  expect(pick('specialHalf', 'big', 'de')).toEqual([words])
  expect(pick('specialBall', '42', 'en')).toMatchObject([{ play: 'Special ball', option: '42' }])
  for (const language of languages) expect(pick('specialHalf', 'big', language)[0]?.option).not.toBe('big')
})

test('a fixture that is no longer known keeps its codes, and other games have no picks', () => {
  const choice = { legs: [leg('gone.1.0', 'total', 'over')] }
  const codes = { fixture: 'gone.1.0', play: 'total', option: 'over', odds: '1.85' }
  expect(picksOf({ kind: 'sports', choice }, 'en')).toEqual([codes])
  expect(picksOf({ kind: 'dice', choice: { target: 50 } }, 'en')).toEqual([])
})
