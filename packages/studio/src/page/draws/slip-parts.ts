import { el } from '../dom.ts'
import type { Money } from '../money.ts'

/** The stake of each bet. Its label names `stake`. */
export const stakeSelect = (stakes: readonly string[], money: Money, changed: () => void): HTMLSelectElement =>
  el(
    'select',
    { id: 'stake', class: 'value', onchange: changed },
    ...stakes.map(stake => el('option', { value: stake }, money(stake))),
  )

/**
 * Places what is on the slip. Not ready keeps the focus where it is: the button stays in place and
 * ignores presses.
 */
export function placeButton(text: string, place: () => void) {
  const node = el(
    'button',
    { type: 'button', class: 'place', onclick: () => node.getAttribute('aria-disabled') !== 'true' && place() },
    text,
  )
  return { node, setReady: (ready: boolean) => node.setAttribute('aria-disabled', String(!ready)) }
}

/** Takes a bet off the slip. */
export const removeButton = (label: string, remove: () => void): HTMLElement =>
  el('button', { type: 'button', class: 'remove', 'aria-label': label, onclick: remove }, '×')

/** A slip under its title, with the button that empties it. */
export const slipSection = (title: string, clear: HTMLElement, ...parts: HTMLElement[]): HTMLElement =>
  el(
    'section',
    { class: 'slip', 'aria-labelledby': 'slip-title' },
    el('header', {}, el('h2', { id: 'slip-title' }, title), clear),
    ...parts,
  )

/**
 * Leads to the slip, which on a phone is far below what is chosen from.
 * @param text - with how many bets there are on it
 */
export function toSlipButton(text: (count: number) => string, go: () => void) {
  const node = el('button', { type: 'button', class: 'to-slip', hidden: true, onclick: go })
  return {
    node,
    setCount(count: number): void {
      node.hidden = !count
      node.textContent = text(count)
    },
  }
}
