import type { PersonView, TableView } from '../../engine/rooms/rooms-view.ts'
import { otherSeat, tricksToWin } from './match.ts'
import { el } from '../../page/dom.ts'
import { cardFace } from './card-face.ts'
import { createClock } from './turn-clock.ts'
import { createHand } from './hand.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

/** Somebody at the table: name, tricks and, of the other one, how many cards they hold. */
function createSeat(t: ThirteenT, own: boolean) {
  const name = el('b', { class: 'person-name' })
  const pips = el('span', { class: 'pips', role: 'img' })
  const backs = el('span', { class: 'backs', role: 'img' })
  const node = el('div', { class: own ? 'person person-own' : 'person' }, name, pips, ...(own ? [] : [backs]))
  const many = (count: number, className: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => el('i', { class: className(place) }))

  return {
    node,
    update(person: PersonView | null, turn: boolean): void {
      name.textContent = own ? t('you') : (person?.nickname ?? t('nobody'))
      node.classList.toggle('person-turn', turn)
      node.classList.toggle('person-away', !person)
      const { tricks, cards } = person ?? { tricks: 0, cards: 0 }
      pips.setAttribute('aria-label', t('tricks', { count: tricks }))
      pips.replaceChildren(...many(tricksToWin, place => (place < tricks ? 'pip pip-on' : 'pip')))
      backs.setAttribute('aria-label', t('cardsLeft', { count: cards }))
      backs.replaceChildren(...many(cards, () => 'back'))
    },
  }
}

/** The cards of the trick that is played, or of the one that was: that of the other above, the own one below. */
function trickCards({ led, last, turn, seat }: TableView): {
  own: number | null
  other: number | null
  won: boolean | null
} {
  if (led !== null) return turn === seat ? { own: null, other: led, won: null } : { own: led, other: null, won: null }
  if (!last) return { own: null, other: null, won: null }
  const [first, second] = last.cards
  const won = last.winner === seat
  return last.leader === seat ? { own: first, other: second, won } : { own: second, other: first, won }
}

/** A table as it is looked at: both seats, the trump, the trick and the hand. @param play - called with a card that may be played */
export function createTable(t: ThirteenT, play: (card: number) => void) {
  const seats = { other: createSeat(t, false), own: createSeat(t, true) }
  const clock = createClock(t)
  const trump = el('div', { class: 'trump' })
  const trick = el('div', { class: 'trick', role: 'group', 'aria-label': t('theTrick') })
  let legal: readonly number[] = []
  const hand = createHand(t, card => legal.includes(card) && play(card))
  const slot = (card: number | null, className: string) =>
    el('div', { class: `slot ${className}` }, ...(card === null ? [] : [cardFace(card, t)]))

  return {
    node: el(
      'section',
      { class: 'felt' },
      seats.other.node,
      el('div', { class: 'middle' }, trump, trick, clock.node),
      seats.own.node,
      hand.node,
    ),
    tick: clock.tick,
    update(table: TableView): void {
      const { seat, people, turn, state } = table
      legal = table.legal
      seats.other.update(people[otherSeat(seat)], state === 'playing' && turn === otherSeat(seat))
      seats.own.update(people[seat], state === 'playing' && turn === seat)
      trump.replaceChildren(
        ...(table.trump === null ? [] : [el('span', { class: 'label' }, t('trump')), cardFace(table.trump, t)]),
      )
      const { own, other, won } = trickCards(table)
      trick.replaceChildren(slot(other, won === false ? 'slot-won' : ''), slot(own, won ? 'slot-won' : ''))
      hand.update(table.hand, legal)
      clock.set(state === 'playing' ? table.endsInMs : null)
    },
  }
}
