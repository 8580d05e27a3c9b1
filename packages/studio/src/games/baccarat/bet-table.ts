import { el } from '../../page/dom.ts'
import { total } from '../../page/draws/bet-results.ts'
import { placeButton } from '../../page/draws/slip-parts.ts'
import type { Money } from '../../page/money.ts'
import type { Stack } from './chip-stack.ts'
import type { BaccaratT } from '../../page/text-keys.ts'
import { type BetName, payOf, tableBets } from './bets.ts'
import { handOfDraw } from './dealt-hands.ts'

/** A whole amount without its decimals, as it is printed on a chip. */
const short = (amount: string): string => amount.replace(/\.0+$/, '')

/** A chip of a value, with its amount on it. */
export const chipFace = (value: string, amount = value): HTMLElement =>
  el('span', { class: `chip chip-${short(value)}`, 'aria-hidden': 'true' }, short(amount))

/** The chips to choose from, and the buttons that take bets off the felt or place them. */
export function createRack(
  stakes: readonly string[],
  t: BaccaratT,
  money: Money,
  stack: () => Stack,
  place: () => void,
) {
  let chosen = stakes[0] ?? ''
  let ready = true
  const sum = el('output', { class: 'total' })
  const button = (className: string, text: string, act: () => void) =>
    el('button', { type: 'button', class: className, onclick: act }, text)
  const undo = button('quiet', t('undo'), () => stack().undo())
  const clear = button('quiet', t('clear'), () => stack().clear())
  const send = placeButton(t('place'), place)

  const choice = (stake: string) =>
    el(
      'label',
      { class: 'chip-choice' },
      el('input', {
        type: 'radio',
        name: 'chip',
        value: stake,
        'aria-label': money(stake),
        checked: stake === chosen,
        onchange: () => void (chosen = stake),
      }),
      chipFace(stake),
    )

  function draw(): void {
    const chips = stack().all()
    sum.textContent = money(total([stakes[0]?.replace(/\d/g, '0') ?? '0', ...chips.map(({ stake }) => stake)]))
    undo.disabled = clear.disabled = !chips.length
    send.setReady(ready && chips.length > 0)
  }

  return {
    node: el(
      'div',
      { class: 'rack' },
      el('fieldset', { class: 'chips' }, el('legend', {}, t('chip')), ...stakes.map(choice)),
      el('p', { class: 'to-place' }, el('span', {}, t('total')), sum),
      el('div', { class: 'acts' }, undo, clear, send.node),
    ),
    chosen: () => chosen,
    draw,
    setReady(now: boolean): void {
      ready = now
      draw()
    },
  }
}

/** Hundredths as odds to one: `8:1`, `0.95:1`. */
const odds = (hundredths: number): string =>
  `${new Intl.NumberFormat(document.documentElement.lang).format(hundredths / 100)}:1`

/** The spots that chips are put on. @param put - called with the spot that was pressed */
export function createFelt(t: BaccaratT, money: Money, stack: () => Stack, put: (bet: BetName) => void) {
  let placed: Partial<Record<BetName, string[]>> = {}

  const spots = tableBets.map(bet => {
    const chips = el('span', { class: 'spot-chips' })
    const node = el(
      'button',
      { type: 'button', class: `spot ${bet.name}`, onclick: () => put(bet.name) },
      el('b', { class: 'spot-name' }, t(`bet_${bet.name}`)),
      el('span', { class: 'spot-pays' }, t('pays', { pays: odds(bet.pays) })),
      chips,
    )
    return { bet, node, chips }
  })

  function pile(stakes: readonly string[], key: 'toPlace' | 'onHand'): HTMLElement[] {
    const last = stakes.at(-1)
    if (!last) return []
    const amount = total(stakes)
    return [
      el(
        'span',
        { class: `pile ${key}` },
        chipFace(last, amount),
        el('span', { class: 'unseen' }, `, ${t(key, { amount: money(amount) })}`),
      ),
    ]
  }

  function draw(): void {
    for (const { bet, chips } of spots)
      chips.replaceChildren(...pile(placed[bet.name] ?? [], 'onHand'), ...pile(stack().on(bet.name), 'toPlace'))
  }

  return {
    node: el('div', { class: 'felt', role: 'group', 'aria-label': t('felt') }, ...spots.map(({ node }) => node)),
    draw,
    /** Takes the stakes that were placed on the hand to come. */
    setPlaced(now: typeof placed): void {
      placed = now
      draw()
    },
    /** Marks what the last hand paid. */
    mark(written: readonly string[]): void {
      const hand = written.length ? handOfDraw(written) : null
      for (const { bet, node } of spots) node.classList.toggle('hit', hand !== null && payOf(bet, hand) > 100)
    },
  }
}
