import { dealtOf, handOf, winnerOf } from './hand.ts'
import { type Card, readCard } from './shoe.ts'
import { el } from '../../page/dom.ts'
import { cardFace } from './card-face.ts'
import type { BaccaratT } from '../../page/text-keys.ts'

/** From one card to the next, in milliseconds. */
const beat = 600
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The hand that a draw told of. */
export const handOfDraw = (written: readonly string[]) => handOf(written.map(readCard).filter(card => card !== null))

/** How a hand ended, as a sentence. */
export function handText(written: readonly string[], t: BaccaratT): string {
  const hand = handOfDraw(written)
  return t(`won_${winnerOf(hand)}`, { player: hand.playerTotal, banker: hand.bankerTotal })
}

function createSide(side: 'player' | 'banker', t: BaccaratT) {
  const total = el('b', { class: 'hand-total' })
  const cards = el('span', { class: 'hand-cards' })
  const name = t(`bet_${side}`)
  return {
    node: el(
      'section',
      { class: `hand ${side}`, 'aria-label': name },
      el('h2', {}, el('span', {}, name), total),
      cards,
    ),
    show(dealt: readonly Card[], sum: number): void {
      // Cards that lie there already stay, so that only the new one comes in.
      if (dealt.length < cards.childElementCount) cards.replaceChildren()
      cards.append(...dealt.slice(cards.childElementCount).map(card => cardFace(card, t)))
      total.textContent = dealt.length ? String(sum) : ''
    },
  }
}

/** Both sides of a hand, and how it ended. */
export function createHands(t: BaccaratT) {
  const sides = { player: createSide('player', t), banker: createSide('banker', t) }
  const result = el('p', { class: 'hand-result' })
  let turn = 0

  function show(cards: readonly Card[]): void {
    const hand = handOf(cards)
    sides.player.show(hand.player, hand.playerTotal)
    sides.banker.show(hand.banker, hand.bankerTotal)
  }

  function end(written: readonly string[]): void {
    const winner = winnerOf(handOfDraw(written))
    for (const side of ['player', 'banker'] as const) sides[side].node.classList.toggle('won', winner === side)
    result.textContent = handText(written, t)
  }

  return {
    nodes: { player: sides.player.node, banker: sides.banker.node, result },
    /** Deals a hand card by card, or at once where nothing shall move. Another hand that comes takes its place. */
    async deal(written: readonly string[], slowly: boolean): Promise<void> {
      const mine = ++turn
      const dealt = dealtOf(handOfDraw(written))
      result.textContent = ''
      show([])
      for (const side of Object.values(sides)) side.node.classList.remove('won')
      if (slowly && !isStill())
        for (let count = 1; count <= dealt.length && mine === turn; count++) {
          show(dealt.slice(0, count))
          await wait(beat)
        }
      if (mine !== turn) return
      show(dealt)
      end(written)
    },
  }
}
