import { rankName, type Suit, suitName } from './cards.ts'
import { el, strokes } from '../../page/dom.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

const marks: Record<Suit, string> = {
  clubs: 'M12 3a4.2 4.2 0 0 1 3.3 6.8 4.2 4.2 0 1 1-2.4 7.5L14 21h-4l1.1-3.7a4.2 4.2 0 1 1-2.4-7.5A4.2 4.2 0 0 1 12 3z',
  diamonds: 'M12 2l7 10-7 10-7-10z',
  hearts: 'M12 21C6 16 3 12.6 3 8.8A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9 2.8c0 3.8-3 7.2-9 12.2z',
  spades:
    'M12 2c5 5 8.500 8.400 8.500 12a4.400 4.400 0 0 1-7.600 3L14 22h-4l1.100-5a4.400 4.400 0 0 1-7.600-3C3.500 10.400 7 7 12 2z',
}

/** The mark of a suit. */
export const suitMark = (suit: Suit): SVGSVGElement => strokes(24, 24, [marks[suit]], 'suit')

/** Name of a card: `Queen of hearts`. */
export function cardName(card: number, t: ThirteenT): string {
  const rank = rankName(card)
  return t('card', { rank: t.find(rank) ?? rank, suit: t(suitName(card)) })
}

const cardClass = (card: number): string => (['hearts', 'diamonds'].includes(suitName(card)) ? 'card red' : 'card')

const face = (card: number): Node[] => [el('span', { class: 'rank' }, rankName(card)), suitMark(suitName(card))]

/** A card that lies on the table. */
export const cardFace = (card: number, t: ThirteenT): HTMLElement =>
  el('span', { class: cardClass(card), role: 'img', 'aria-label': cardName(card, t) }, ...face(card))

/** A card in the hand. */
export const cardButton = (card: number, t: ThirteenT, play: () => void): HTMLButtonElement =>
  el(
    'button',
    { type: 'button', class: cardClass(card), 'aria-label': cardName(card, t), onclick: play },
    ...face(card),
  )
