import type { PersonView, TableView } from '../../engine/rooms/rooms-view.ts'
import { otherSeat, tricksToWin } from './match.ts'
import { el, strokes } from '../../page/dom.ts'
import type { ThirteenT } from '../../page/text-keys.ts'
import { rankOf, suitOf, suitName, rankName, type Suit } from './cards.ts'
import type { Money } from '../../page/money.ts'

const secondsPerMinute = 60

/** Milliseconds as `4:05`. */
const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / secondsPerMinute)}:${String(seconds % secondsPerMinute).padStart(2, '0')}`
}

/**
 * The time that is left for a turn. The studio says how much it is, so no clock has to agree with
 * another.
 */
function createClock(t: ThirteenT) {
  const node = el('span', { class: 'turn-clock', role: 'timer', 'aria-label': t('timeLeft') })
  let ends: number | null = null
  const left = (): number => (ends === null ? 0 : Math.max(0, ends - performance.now()))
  const tick = () => {
    node.textContent = ends === null ? '' : t('seconds', { count: Math.ceil(left() / 1000) })
    node.classList.toggle('turn-late', ends !== null && left() < 6000)
  }
  return {
    node,
    left,
    tick,
    set(ms: number | null): void {
      ends = ms === null ? null : performance.now() + ms
      tick()
    },
  }
}

const marks: Record<Suit, string> = {
  clubs: 'M12 3a4.2 4.2 0 0 1 3.3 6.8 4.2 4.2 0 1 1-2.4 7.5L14 21h-4l1.1-3.7a4.2 4.2 0 1 1-2.4-7.5A4.2 4.2 0 0 1 12 3z',
  diamonds: 'M12 2l7 10-7 10-7-10z',
  hearts: 'M12 21C6 16 3 12.6 3 8.8A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9 2.8c0 3.8-3 7.2-9 12.2z',
  spades:
    'M12 2c5 5 8.500 8.400 8.500 12a4.400 4.400 0 0 1-7.600 3L14 22h-4l1.100-5a4.400 4.400 0 0 1-7.600-3C3.500 10.400 7 7 12 2z',
}

/** The mark of a suit. */
const suitMark = (suit: Suit): SVGSVGElement => strokes(24, 24, [marks[suit]], 'suit')

/** Name of a card: `Queen of hearts`. */
function cardName(card: number, t: ThirteenT): string {
  const rank = rankName(card)
  return t('card', { rank: t.find(rank) ?? rank, suit: t(suitName(card)) })
}

const cardClass = (card: number): string => (['hearts', 'diamonds'].includes(suitName(card)) ? 'card red' : 'card')

const face = (card: number): Node[] => [el('span', { class: 'rank' }, rankName(card)), suitMark(suitName(card))]

/** A card that lies on the table. */
const cardFace = (card: number, t: ThirteenT): HTMLElement =>
  el('span', { class: cardClass(card), role: 'img', 'aria-label': cardName(card, t) }, ...face(card))

/** A card in the hand. */
const cardButton = (card: number, t: ThirteenT, play: () => void): HTMLButtonElement =>
  el(
    'button',
    { type: 'button', class: cardClass(card), 'aria-label': cardName(card, t), onclick: play },
    ...face(card),
  )

/** Suits as a hand holds them: black and red in turn. */
const order = [0, 1, 3, 2]
const sorted = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || rankOf(b) - rankOf(a))

/** The player's cards. What may not be played now can be looked at, and says so. */
function createHand(t: ThirteenT, play: (card: number) => void) {
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
    // Replacing takes the focus away; it goes back to where it was, or to the card that stands
    // there now.
    const back = buttons.get(before[at] ?? -1) ?? [...buttons.values()][Math.min(at, cards.length - 1)]
    back?.focus({ preventScroll: true })
  }
  return { node, update }
}

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
      backs.setAttribute('aria-label', t(cards === 1 ? 'cardLeft' : 'cardsLeft', { count: cards }))
      backs.replaceChildren(...many(cards, () => 'back'))
    },
  }
}

/**
 * The cards of the trick that is played, or of the one that was: that of the other above, the own
 * one below.
 */
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

/**
 * A table as it is looked at: both seats, the trump, the trick and the hand.
 * @param play - called with a card that may be played
 */
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

export const otherName = ({ people, seat }: TableView, t: ThirteenT): string =>
  people[otherSeat(seat)]?.nickname ?? t('nobody')

function endText(table: TableView, t: ThirteenT, money: Money): string {
  const { seat, people, winner, by, round } = table
  const values = {
    amount: money(round.win),
    name: otherName(table, t),
    own: people[seat]?.tricks ?? 0,
    other: people[otherSeat(seat)]?.tricks ?? 0,
  }
  const text = t(
    winner === seat ? (by === 'tricks' ? 'won' : 'wonLeft') : by === 'tricks' ? 'lost' : 'lostLeft',
    values,
  )
  return round.outcome === 'paying' ? `${text} ${t('paying')}` : text
}

function turnText(table: TableView, t: ThirteenT): string {
  const { turn, seat, led, last, moves } = table
  const trick = led === null && last && moves > 0 ? last : null
  const name = otherName(table, t)
  const took = trick ? [trick.winner === seat ? t('youTook') : t('theyTook', { name })] : []
  const next =
    turn !== seat
      ? t('theirTurn', { name })
      : led === null
        ? t('yourTurn')
        : t('yourTurnFollow', { suit: t(suitName(led)) })
  return [...took, next].join(' ')
}

/** State of a table, in one line. */
export function tableText(table: TableView, t: ThirteenT, money: Money): string {
  const texts: Record<TableView['state'], () => string> = {
    open: () => `${t('nobody')}. ${t('waitTime', { time: minutes(table.endsInMs ?? 0) })}`,
    playing: () => turnText(table, t),
    ended: () => endText(table, t, money),
    void: () => t('void'),
  }
  return texts[table.state]()
}

/** What it costs to leave the page of a table; null where nothing hangs on it any more. */
export function leavingText({ state, round }: TableView, t: ThirteenT, money: Money): string | null {
  if (state !== 'open' && state !== 'playing') return null
  return t(state === 'open' ? 'leavingOpen' : 'leavingPlaying', { stake: money(round.stake) })
}
