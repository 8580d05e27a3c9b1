import type { DrawsStart } from '../../engine/draws/start-drawn-games.ts'
import { el } from '../../page/dom.ts'
import { framed, type Parts as FrameParts } from '../../page/draws/draw-layout.ts'
import { decoration } from '../../page/scenery.ts'

interface Parts extends Omit<FrameParts, 'desk' | 'read'> {
  balance: HTMLElement
  /** Offered fixtures, and the slip. */
  desk: readonly HTMLElement[]
  lists: readonly HTMLElement[]
}

/** Puts the parts of a book where they belong: fixtures and slip in the frame, and the texts on the panel below. */
export const layout = (
  { name, look }: DrawsStart['games'][number],
  { balance, desk, lists, ...rest }: Parts,
): HTMLElement =>
  el(
    'main',
    { class: 'lottery book' },
    decoration(`room-${look.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${look.gameCode}.svg`, alt: name })),
      balance,
    ),
    framed({
      ...rest,
      desk: el('div', { class: 'desk' }, ...desk),
      read: [el('div', { class: 'lists' }, ...lists)],
    }),
  )
