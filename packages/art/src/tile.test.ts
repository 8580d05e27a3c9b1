import { describe, expect, test } from 'vitest'
import { emblems } from './emblems/index.ts'
import { faces } from './lettering.ts'
import { liveScene } from './live-dealer-scene.ts'
import { paletteNames } from './palettes.ts'
import { tile, type Ratio } from './tile.ts'

const game = (id: string, more = {}) => ({ id, title: 'Fortune of the Golden Shoal', provider: 'Tidewater', ...more })
const ratios: Ratio[] = ['3:4', '1:1', '16:9']
const deck = emblems.flatMap((emblem, i) =>
  ratios.map(ratio => tile(game(`deck-${i}`, { emblem, face: faces[i % 4], palette: paletteNames[i % 14] }), ratio)),
)
const sizeOf = (svg: string) =>
  svg
    .match(/viewBox="0 0 (\d+) (\d+)"/)
    ?.slice(1)
    .map(Number)

describe('a poster', () => {
  test('is the same bytes for the same id, in every crop', () => {
    for (const ratio of ratios) expect(tile(game('jade'), ratio)).toBe(tile(game('jade'), ratio))
  })

  test('differs from game to game when nothing is chosen', () => {
    const sixty = Array.from({ length: 60 }, (_, i) => tile(game(`seed-${i}`)))
    expect(new Set(sixty).size).toBe(60)
  })

  test('keeps the emblem and the inks of a game in every crop', () => {
    const grounds = ratios.map(ratio => tile(game('same'), ratio).match(/fill="(#\w{6})"/)?.[1])
    expect(new Set(grounds).size).toBe(1)
  })

  test('takes what is chosen over what is seeded', () => {
    expect(tile(game('any', { palette: 'oxblood' }))).toContain('#7A2430')
    expect(tile(game('any', { emblem: 'gem' }), '1:1')).toContain('M14 36 32 14h36l18 22-36 52z')
  })

  test('has no gradient, no text that needs a font, and no id that could clash in a page', () => {
    for (const svg of deck) expect(svg).not.toMatch(/gradient|<text|font|\bid=|url\(|<filter|<style|<script/i)
  })

  test('weighs at most 8 KB with its lettering', () => {
    for (const svg of deck) expect(svg.length).toBeLessThanOrEqual(8192)
  })

  test('has the shape it is asked for', () => {
    expect(ratios.map(ratio => sizeOf(tile(game('shape'), ratio)))).toEqual([
      [240, 320],
      [240, 240],
      [320, 180],
    ])
  })

  test('shows the emblem alone in the square crop', () => {
    const square = tile(game('x', { title: 'One' }), '1:1').replace('"One"', '"Two"')
    expect(tile(game('x', { title: 'Two', provider: 'Other' }), '1:1')).toBe(square)
  })

  test('is named for a screen reader, whatever characters the title has', () => {
    expect(tile(game('x', { title: 'Salt & "Pepper" <3' }))).toContain(
      'role="img" aria-label="Salt &amp; &quot;Pepper&quot; &lt;3"',
    )
  })

  test('never draws a number that is not one', () => {
    const odd = [
      '',
      ' ',
      'X',
      'Supercalifragilisticexpialidocious',
      'A very long title indeed for one small tile',
      '龍',
      '🂡',
    ]
    for (const title of odd)
      for (const ratio of ratios) expect(tile(game(title, { title }), ratio)).not.toMatch(/NaN|undefined|Infinity|e-\d/)
  })

  test('shows what its category plays with', () => {
    const rooster = tile(game('ring', { emblem: 'rooster' }), '1:1')
    expect(tile(game('ring', { kind: 'COCKFIGHT' }), '1:1')).toBe(rooster)
  })
})

describe('a live table', () => {
  test('is the wide crop of a live game', () => {
    const { id, title } = game('table')
    expect(tile(game('table', { kind: 'LIVE' }), '16:9')).toBe(liveScene({ id, title }))
  })

  test('has a wheel, dice or cards on it, as its name says', () => {
    const named = (title: string) => tile(game('t', { title, kind: 'LIVE' }), '16:9')
    const same = (title: string, prop: 'wheel' | 'dice' | 'cards') =>
      expect(named(title)).toBe(liveScene({ id: 't', title, prop }))
    same('Speed Roulette', 'wheel')
    same('Sic Bo Noble', 'dice')
    same('Dragon Tiger', 'cards')
  })

  test('is dealt by different people', () => {
    const scenes = Array.from({ length: 12 }, (_, i) =>
      liveScene({ id: `table-${i}`, title: 'Baccarat', palette: 'felt' }),
    )
    expect(new Set(scenes).size).toBeGreaterThan(8)
  })
})
