import type { Start } from '../http/start-page.ts'
import { el, strokes } from './dom.ts'
import type { Money } from './money.ts'
import type { Say } from './texts.ts'

const arrows = ['M21 12a9 9 0 0 0-15.5-6.2L3 8', 'M3 3v5h5', 'M3 12a9 9 0 0 0 15.5 6.2L21 16', 'M21 21v-5h-5']

export interface Controls {
  node: HTMLElement
  stake(): string
  setBalance(amount: string): void
  /** Null shows a dash. `proud` is for more than was staked. */
  setWin(amount: string | null, proud?: boolean): void
  /** Not ready keeps the focus where it is: the button stays in place and ignores presses. */
  setReady(ready: boolean): void
}

function fact(label: string, name: string): { node: HTMLElement; value: HTMLElement } {
  const value = el('span', { class: 'value' })
  const heading = el('span', { class: 'label', id: `${name}-label` }, label)
  const attributes = { class: `fact fact-${name}`, role: 'group', 'aria-labelledby': heading.id }
  return { node: el('div', attributes, heading, value), value }
}

const side = (...facts: HTMLElement[]) => el('div', { class: 'side' }, ...facts)

export function createControls(start: Start, say: Say, money: Money, spin: () => void): Controls {
  const options = start.stakes.map(stake => el('option', { value: stake }, money(stake)))
  const select = el('select', { id: 'stake', class: 'value' }, ...options)
  select.value = start.stakes[2] ?? start.stakes[0] ?? ''
  const lines = fact(say('lines'), 'lines')
  const balance = fact(say('balance'), 'balance')
  const win = fact(say('win'), 'win')
  lines.value.textContent = String(start.lines)

  const button = el(
    'button',
    {
      class: 'spin',
      type: 'button',
      'aria-label': say('spin'),
      onclick: () => {
        if (button.getAttribute('aria-disabled') !== 'true') spin()
      },
    },
    strokes(24, 24, arrows, 'icon'),
  )
  const stake = el(
    'div',
    { class: 'fact fact-stake' },
    el('label', { class: 'label', for: 'stake' }, say('stake')),
    select,
  )

  return {
    node: el('div', { class: 'controls' }, side(stake, lines.node), button, side(balance.node, win.node)),
    stake: () => select.value,
    setBalance: amount => void (balance.value.textContent = money(amount)),
    setWin(amount, proud = false) {
      win.value.textContent = amount === null ? '–' : money(amount)
      win.node.classList.toggle('proud', proud)
    },
    setReady(ready) {
      button.setAttribute('aria-disabled', String(!ready))
      select.disabled = !ready
    },
  }
}
