import type { createDialog } from '../dialog.ts'
import { el } from '../dom.ts'

export interface DrawnGameLayoutParts {
  /** Table, board or list of the game itself. */
  desk: HTMLElement
  /** Sections under it, before the footer. */
  sections: readonly HTMLElement[]
  /** Kind of game, and its return. */
  note: string
  /** Dialog on how draws are fixed, and the name of the button that opens it. */
  fairness: ReturnType<typeof createDialog>
  opener: string
}

/** Layout of a drawn game: the desk, and the panel of texts below it. */
export const drawnGameLayout = ({ desk, sections, note, fairness, opener }: DrawnGameLayoutParts): HTMLElement =>
  el(
    'div',
    { class: 'table' },
    el('div', { class: 'machine' }, el('div', { class: 'inlay' }, desk)),
    el(
      'div',
      { class: 'panel' },
      ...sections,
      el(
        'footer',
        {},
        el('span', {}, note),
        el('button', { type: 'button', class: 'plain', onclick: () => void fairness.open() }, opener),
      ),
    ),
    fairness.node,
  )

/** Section of a page with a title. */
export const titledSection = (name: string, title: string, body: HTMLElement): HTMLElement =>
  el('section', { class: name, 'aria-label': title }, el('h2', {}, title), body)
