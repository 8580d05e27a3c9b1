import { expect, test } from 'vitest'
import {
  announcementArt,
  avatar,
  avatars,
  bannerArt,
  creature,
  creatures,
  emblems,
  feltArc,
  feltPanel,
  handOfCards,
  logoMark,
  lotteryPicture,
  lotteryPictures,
  netGun,
  openNet,
  palettes,
  portrait,
  reefScene,
  sight,
  symbol,
} from './index.ts'
import { dealersOf } from './dealer.ts'

const pictures = {
  'the mark': logoMark(),
  'the sight': sight(),
  'the hand of cards': handOfCards(),
  'the empty table': feltArc(),
  'the side panel': feltPanel(),
  'a banner of its own': bannerArt('ascent'),
  'a small banner': bannerArt('points', '38:30'),
  'a promotion with a subject of its own': announcementArt('game-of-the-month'),
  'any promotion': announcementArt('night'),
  'a reef': reefScene(),
  'a gun that throws nets': netGun(),
  'an open net': openNet(),
  'any banner': bannerArt('summer-rebate', '2:1'),
  ...Object.fromEntries(lotteryPictures.map(name => [`a lottery, ${name}`, lotteryPicture(name)])),
  ...Object.fromEntries(avatars.map(name => [`a profile picture, ${name}`, avatar(name)])),
  ...Object.fromEntries(creatures.map(name => [`a creature, ${name}`, creature(name)])),
}

test.each(Object.entries(pictures))('%s is a whole, flat picture without words', (_, svg) => {
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
  expect(svg).not.toMatch(/gradient|<text|\bid=|NaN|undefined/i)
})

test('a banner is as wide as its ratio says and the same for the same seed', () => {
  expect(bannerArt('rebate', '2:1')).toContain('viewBox="0 0 600 300"')
  expect(bannerArt('rebate', '2:1')).toBe(bannerArt('rebate', '2:1'))
  expect(bannerArt('rebate')).not.toBe(bannerArt('welcome'))
})

test('a symbol stands on no ground, named, in its own colours or in those of a palette', () => {
  for (const name of emblems) {
    expect(symbol(name)).toContain(`aria-label="${name}"`)
    expect(symbol(name)).toContain('viewBox="0 0 100 100"')
  }
  expect(symbol('crown')).not.toBe(symbol('crown', 'plum'))
  expect(symbol('crown', 'plum')).toBe(symbol('crown', palettes.plum))
})

test('the mark takes the size it is given', () => {
  expect(logoMark(64)).toContain('width="64" height="64"')
})

test('a portrait has a face, and the look that belongs to the name', () => {
  for (const look of ['woman', 'man'] as const) {
    const drawn = dealersOf(look).map(({ cut }) => cut)
    expect(drawn).not.toContain(look === 'woman' ? 'short' : 'long')
    expect(dealersOf(look).some(({ beard }) => beard)).toBe(look === 'man')
  }
  // Hair over the forehead of men.
  const short = /M145 42c1-14|M145 44c0-10/
  for (const id of Array.from({ length: 20 }, (_, i) => `model-${i}`)) {
    expect(portrait(id, id, 'man')).toMatch(short)
    expect(portrait(id, id, 'woman')).not.toMatch(short)
  }
  // Two eyes and a mouth.
  expect(portrait('alba', 'Alba', 'woman').match(/#231711/g)).toHaveLength(2)
  expect(portrait('alba', 'Alba', 'woman')).toContain('M155 60.5q5 3.6 10 0')
})

test('every family of lotteries has a picture of its own [LOTT-10] [CONST-46]', () => {
  expect([...lotteryPictures].sort()).toEqual(['11X5', 'LF', 'LHC', 'PK10', 'SSC'])
  expect(new Set(lotteryPictures.map(lotteryPicture)).size).toBe(5)
})

test('every creature of the sea looks like none of the others and is named', () => {
  expect(new Set(creatures.map(creature)).size).toBe(creatures.length)
  for (const name of creatures) expect(creature(name)).toContain(`aria-label="${name}"`)
})
