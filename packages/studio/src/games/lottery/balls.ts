import { colourOf } from './plays/ball-plays.ts'
import type { LotteryKind } from './kinds.ts'
import { el } from '../../page/dom.ts'

/** Look of the numbers of each kind: round balls, cards with a digit, or plates with a whole prize. */
const shapes: Record<LotteryKind, 'ball' | 'card' | 'plate'> = {
  ssc: 'card',
  triple: 'card',
  eleven: 'ball',
  markSix: 'ball',
  race: 'card',
  vietnam: 'plate',
  sea: 'plate',
}

const classOf = (kind: LotteryKind, number: string, place: number): string => {
  if (kind === 'markSix') return `ball ${colourOf(Number(number))}${place === 6 ? ' special' : ''}`
  return `${shapes[kind]}${shapes[kind] === 'plate' && place === 0 ? ' special' : ''}`
}

/** The numbers of a draw, in the order in which they were drawn. */
export const numbersOf = (kind: LotteryKind, numbers: readonly string[]): HTMLElement =>
  el(
    'ol',
    { class: 'numbers' },
    ...numbers.map((number, place) => {
      const item = el('li', { class: classOf(kind, number, place) }, number)
      item.style.setProperty('--place', String(place))
      return item
    }),
  )
