import { expect, test } from 'vitest'
import { keepPlaces, placesIn } from './calls/placement-headers.ts'
import { isNamed, keptPlaces, placeOf } from './element-places.ts'

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

test.each([
  [null, true],
  [{ inline: 'all', frames: 'all' }, false],
  [{ inline: 'none', frames: 'all' }, false],
  [{ inline: 'baize-login baize-forgot-password', frames: 'none' }, true],
])('where a site of which the platform says %j may set a password anew: %s', (places, may) => {
  expect(isNamed(places, 'baize-forgot-password')).toBe(may)
})

test('a site that may draw all leaves nothing in the storage of the page', () => {
  const kept = new Map<string, string>()
  const store = {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    names: () => [...kept.keys()],
  }
  keepPlaces(store, 'pk_one', { inline: 'none', frames: 'all' })
  expect(keptPlaces(store, 'pk_one')).toEqual({ inline: 'none', frames: 'all' })
  keepPlaces(store, 'pk_one', { inline: 'all', frames: 'none' })
  expect([keptPlaces(store, 'pk_one'), store.names()]).toEqual([null, []])
})
