import type { createDialog } from '../dialog.ts'
import { el } from '../dom.ts'

export interface Parts {
  /** The game itself. */
  desk: HTMLElement
  /** Sections under it, before the footer. */
  read: readonly HTMLElement[]
  /** Kind of game, and its return. */
  note: string
  /** Dialog on how draws are fixed, and the name of the button that opens it. */
  fairness: ReturnType<typeof createDialog>
  opener: string
}

/** A drawn game: the desk in its frame, and the texts on the panel below. */
export const framed = ({ desk, read, note, fairness, opener }: Parts): HTMLElement =>
  el(
    'div',
    { class: 'table' },
    el('div', { class: 'machine' }, el('div', { class: 'inlay' }, desk)),
    el(
      'div',
      { class: 'panel' },
      ...read,
      el(
        'footer',
        {},
        el('span', {}, note),
        el('button', { type: 'button', class: 'plain', onclick: () => void fairness.open() }, opener),
      ),
    ),
    fairness.node,
  )

/** A list under its title. */
export const listed = (name: string, title: string, body: HTMLElement): HTMLElement =>
  el('section', { class: name, 'aria-label': title }, el('h2', {}, title), body)
