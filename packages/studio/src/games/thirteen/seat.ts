import type { PersonView } from '../../engine/rooms/rooms-view.ts'
import { enough } from './match.ts'
import { el } from '../../page/dom.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

/** Somebody at the table: name, tricks and, of the other one, how many cards they hold. */
export function createSeat(t: ThirteenT, own: boolean) {
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
      pips.replaceChildren(...many(enough, place => (place < tricks ? 'pip pip-on' : 'pip')))
      backs.setAttribute('aria-label', t('cardsLeft', { count: cards }))
      backs.replaceChildren(...many(cards, () => 'back'))
    },
  }
}
