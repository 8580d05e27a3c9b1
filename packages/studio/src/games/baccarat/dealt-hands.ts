import { dealtOf, handOf, winnerOf } from './hand.ts'
import { type Card, type Suit, readCard } from './shoe.ts'
import { el, strokes } from '../../page/dom.ts'
import type { BaccaratT } from '../../page/text-keys.ts'

const shapes: Record<Suit, string> = {
  '♠': 'M12 2C5 8 2 11 2 14.5a4.6 4.6 0 0 0 8.6 2.3L9 22h6l-1.6-5.2A4.6 4.6 0 0 0 22 14.5C22 11 19 8 12 2z',
  '♥': 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.5-3 7-10 13z',
  '♦': 'M12 1.5 20 12l-8 10.5L4 12z',
  '♣': 'M12 2a4.5 4.5 0 0 1 3.6 7.2 4.5 4.5 0 1 1-1.9 7.4L15 22H9l1.3-5.4a4.5 4.5 0 1 1-1.9-7.4A4.5 4.5 0 0 1 12 2z',
}
const reds: readonly Suit[] = ['♥', '♦']

function nameOf({ rank, suit }: Card, t: BaccaratT): string {
  return t('card', { rank: t.find(`rank_${rank}`) ?? rank, suit: t(`suit_${suit}`) })
}

/** A card face up. */
const cardFace = (card: Card, t: BaccaratT): HTMLElement =>
  el(
    'span',
    { class: `card ${reds.includes(card.suit) ? 'red' : 'black'}`, role: 'img', 'aria-label': nameOf(card, t) },
    el('span', { class: 'card-rank', 'aria-hidden': 'true' }, card.rank),
    strokes(24, 24, [shapes[card.suit]], 'card-suit'),
  )

/** From one card to the next, in milliseconds. */
const cardInterval = 600
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The hand of a draw, from its written cards. */
export const handOfDraw = (written: readonly string[]) => handOf(written.map(readCard).filter(card => card !== null))

/** Result of a hand, as a sentence. */
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
    /**
     * Deals a hand card by card, or at once where nothing shall move. Another hand that comes takes
     * its place.
     */
    async deal(written: readonly string[], slowly: boolean): Promise<void> {
      const mine = ++turn
      const dealt = dealtOf(handOfDraw(written))
      result.textContent = ''
      show([])
      for (const side of Object.values(sides)) side.node.classList.remove('won')
      if (slowly && !isStill())
        for (let count = 1; count <= dealt.length && mine === turn; count++) {
          show(dealt.slice(0, count))
          await wait(cardInterval)
        }
      if (mine !== turn) return
      show(dealt)
      end(written)
    },
  }
}
