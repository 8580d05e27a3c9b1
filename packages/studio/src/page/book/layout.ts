import type { DrawsStart } from '../../draws/start-page.ts'
import { el } from '../dom.ts'
import { decoration } from '../room.ts'

export interface Parts {
  balance: HTMLElement
  head: HTMLElement
  offered: HTMLElement
  slip: HTMLElement
  bets: HTMLElement
  results: HTMLElement
  foot: Node[]
  dialog: HTMLElement
}

/** Puts the parts of a book where they belong: fixtures and slip in the frame, and on the floor whatever is read. */
export function layout({ name, look }: DrawsStart['games'][number], parts: Parts): HTMLElement {
  return el(
    'main',
    { class: 'lottery book' },
    decoration(`room-${look.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${look.gameCode}.svg`, alt: name })),
      parts.balance,
    ),
    el(
      'div',
      { class: 'table' },
      el(
        'div',
        { class: 'machine' },
        el('div', { class: 'inlay' }, el('div', { class: 'desk' }, parts.head, parts.offered, parts.slip)),
      ),
      el(
        'div',
        { class: 'floor' },
        el('div', { class: 'lists' }, parts.bets, parts.results),
        el('footer', {}, ...parts.foot),
      ),
      parts.dialog,
    ),
  )
}
