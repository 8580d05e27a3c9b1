import { expect, test } from 'vitest'
import { placeOf, placesIn } from './element-places.ts'

test.each([
  [null, 'inline'],
  [{ inline: 'all', frames: 'none' }, 'inline'],
  [{ inline: 'baize-game-lane baize-login', frames: 'none' }, 'inline'],
  [{ inline: 'none', frames: 'all' }, 'frame'],
  [{ inline: 'baize-game-lane', frames: 'baize-login' }, 'frame'],
  [{ inline: 'none', frames: 'baize-register' }, 'none'],
  [{ inline: 'baize-login-other', frames: 'none' }, 'none'],
])('where a site of which the platform says %j draws a login: %s', (places, place) => {
  expect(placeOf(places, 'baize-login')).toBe(place)
})

test('an answer that names no elements lets all be drawn', () => {
  expect(placesIn(new Headers())).toBeNull()
  expect(placesIn(new Headers({ 'x-inline': 'none' }))).toEqual({ inline: 'none', frames: 'none' })
})
