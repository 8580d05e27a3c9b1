import { expect, it } from 'vitest'
import { isModal } from './is-modal.ts'

/** An element that fits these selectors, in a browser that throws on one that it does not know. */
const element = (fits: readonly string[], unknown?: string) =>
  ({
    matches: (selector: string) => {
      if (selector === unknown) throw new DOMException(selector, 'SyntaxError')
      return fits.includes(selector)
    },
  }) as Element

it('tells a modal dialog from another one, and from what is none', () => {
  expect(isModal(element(['dialog[open]', ':modal']))).toBe(true)
  expect(isModal(element(['dialog[open]']))).toBe(false)
  expect(isModal(element([]))).toBe(false)
})

it('throws nothing in a browser that knows no :modal, where each open dialog counts', () => {
  expect(isModal(element(['dialog[open]'], ':modal'))).toBe(true)
  expect(isModal(element([], ':modal'))).toBe(false)
})
