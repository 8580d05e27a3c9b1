import { expect, it } from 'vitest'
import { stepTo } from './options.ts'

it('leads from the field into the list, round its ends one by one, and in leaps up to them', () => {
  expect(stepTo('ArrowDown', -1, 5)).toBe(0)
  expect(stepTo('ArrowUp', -1, 5)).toBe(4)
  expect(stepTo('ArrowDown', 4, 5)).toBe(0)
  expect(stepTo('ArrowUp', 0, 5)).toBe(4)
  expect(stepTo('PageDown', 1, 20)).toBe(9)
  expect(stepTo('PageDown', 15, 20)).toBe(19)
  expect(stepTo('PageUp', 3, 20)).toBe(0)
})

it('leads nowhere in an empty list, and by other keys', () => {
  expect(stepTo('ArrowDown', -1, 0)).toBeNull()
  for (const key of ['a', 'Home', 'End', 'toString']) expect(stepTo(key, 1, 5), key).toBeNull()
})
