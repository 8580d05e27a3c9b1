import { afterEach, describe, expect, it } from 'vitest'
import { toJson } from './native-globals.ts'

const prototypes = [Array.prototype, String.prototype, Object.prototype] as { toJSON?: () => unknown }[]
afterEach(() => prototypes.forEach(prototype => delete prototype.toJSON))

const bodies: [string, unknown][] = [
  ['an object', { a: 1, b: 'two', c: true, d: null }],
  ['lists in lists', [1, ['x', []], {}]],
  ['what is missing', { a: undefined, b: [undefined] }],
  ['signs that need care', { 'k"ey': 'a "quoted" \\ back\nslash \u0001 ünïcode 😀' }],
  ['a sealed request', { iat: 1, jti: 'ab', body: { username: 'demo', list: ['a'] } }],
]

describe('a request body', () => {
  it.each(bodies)('with %s is plain JSON', (_, body) => {
    expect(JSON.parse(toJson(body))).toEqual(JSON.parse(JSON.stringify(body)))
  })

  it.each(bodies)('with %s is the same on a page that Prototype.js has changed', (_, body) => {
    const before = JSON.stringify(body)
    for (const prototype of [Array.prototype, String.prototype] as { toJSON?: () => unknown }[])
      prototype.toJSON = function (this: unknown) {
        return `"${String(this)}"`
      }
    const after = toJson(body)
    prototypes.forEach(prototype => delete prototype.toJSON)
    expect(JSON.parse(after)).toEqual(JSON.parse(before))
  })
})
