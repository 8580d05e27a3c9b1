import { rankOf, suitOf } from './cards.ts'
import { el } from '../../page/dom.ts'
import { cardButton } from './card-face.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

/** Suits as a hand holds them: black and red in turn. */
const order = [0, 1, 3, 2]
const sorted = (cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || rankOf(b) - rankOf(a))

/** The player's cards. What may not be played now can be looked at, and says so. */
export function createHand(t: ThirteenT, play: (card: number) => void) {
  const node = el('div', { class: 'hand', role: 'group', 'aria-label': t('yourHand') })
  let buttons = new Map<number, HTMLButtonElement>()

  function update(hand: readonly number[], legal: readonly number[]): void {
    const before = [...buttons.keys()]
    const at = before.findIndex(card => buttons.get(card)?.matches(':focus'))
    const cards = sorted(hand)
    buttons = new Map(cards.map(card => [card, buttons.get(card) ?? cardButton(card, t, () => play(card))]))
    for (const [card, button] of buttons) {
      button.setAttribute('aria-disabled', String(!legal.includes(card)))
      button.classList.toggle('shut', legal.length > 0 && !legal.includes(card))
    }
    node.replaceChildren(...buttons.values())
    if (at < 0) return
    // Replacing takes the focus away; it goes back to where it was, or to the card that stands there now.
    const back = buttons.get(before[at] ?? -1) ?? [...buttons.values()][Math.min(at, cards.length - 1)]
    back?.focus({ preventScroll: true })
  }
  return { node, update }
}
