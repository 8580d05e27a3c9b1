import { expect, test } from 'vitest'
import { creatures } from './creatures.ts'
import { picture } from '../pictures.ts'
import { positionAt, shoal, gridPosition } from './paths.ts'

const times = Array.from({ length: 600 }, (_, step) => step * 250)

test('every creature that pays swims in the sea, the first of each in the order of the pays, and has a picture', () => {
  const firsts = [...new Set(shoal.map(({ name }) => name))]
  expect(firsts).toEqual(creatures.map(({ name }) => name))
  expect(shoal.slice(0, creatures.length).map(({ name }) => name)).toEqual(firsts)
  for (const name of firsts) expect(picture(`creature-${name}`)).toContain('<svg')
})

test('nobody ever leaves the sea, on a phone either, so that whatever is aimed at is there', () => {
  for (const each of shoal)
    for (const ms of times) {
      const { x, y } = positionAt(each, ms)
      expect(x).toBeGreaterThan(0.05)
      expect(x).toBeLessThan(0.95)
      expect(y).toBeGreaterThan(0.05)
      expect(y).toBeLessThan(0.95)
    }
})

test('a swimmer looks where it swims, and moves little from one frame to the next', () => {
  for (const each of shoal.filter(({ straight }) => !straight))
    for (const ms of times) {
      const [now, next] = [positionAt(each, ms), positionAt(each, ms + 16)]
      expect(Math.abs(next.x - now.x)).toBeLessThan(0.01)
      if (Math.abs(now.facing) === 1) expect(Math.sign(now.x - next.x)).toBe(now.facing)
    }
})

test('where nothing may move each stands in a place of its own, and in another one the next time', () => {
  for (const turns of [0, 1, 7, 12]) {
    const places = creatures.map((_, index) => gridPosition(index, turns))
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(creatures.length)
  }
  expect(gridPosition(3, 1)).not.toEqual(gridPosition(3, 0))
  expect(gridPosition(3, 12)).toEqual(gridPosition(3, 0))
})
