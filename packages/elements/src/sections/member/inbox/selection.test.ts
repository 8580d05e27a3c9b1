import { expect, it } from 'vitest'
import { chosenOf, nothing, toggled, toggledAll } from './selection.ts'

const page = ['a', 'b', 'c']

it('chooses a row, and no longer when it is pressed again', () => {
  const chosen = toggled(toggled(nothing, 'c'), 'a')
  expect(chosenOf(chosen, page)).toEqual(['a', 'c'])
  expect(chosenOf(toggled(chosen, 'a'), page)).toEqual(['c'])
})

it('chooses all rows of a page where some are chosen, and none where all are', () => {
  const all = toggledAll(toggled(nothing, 'a'), page)
  expect(chosenOf(all, page)).toEqual(page)
  expect(toggledAll(all, page).size).toBe(0)
})

it('counts no row that has left the page', () => {
  expect(chosenOf(toggledAll(nothing, ['a', 'x']), page)).toEqual(['a'])
})
