import { type Card, type Suit } from './shoe.ts'
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
export const cardFace = (card: Card, t: BaccaratT): HTMLElement =>
  el(
    'span',
    { class: `card ${reds.includes(card.suit) ? 'red' : 'black'}`, role: 'img', 'aria-label': nameOf(card, t) },
    el('span', { class: 'card-rank', 'aria-hidden': 'true' }, card.rank),
    strokes(24, 24, [shapes[card.suit]], 'card-suit'),
  )
