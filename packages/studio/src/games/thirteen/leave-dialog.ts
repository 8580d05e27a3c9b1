import { el } from '../../page/dom.ts'
import type { CardsSay } from './texts.ts'

/** Asks once more before a running match is given up. */
export function confirmDialog(say: CardsSay, leave: () => void): HTMLDialogElement {
  const heading = el('h2', { id: 'leave-title' }, say('leaveTitle'))
  const sure = () => {
    dialog.close()
    leave()
  }
  const dialog = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': heading.id },
    el('header', {}, heading),
    el('p', {}, say('leaveText')),
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', class: 'sit', onclick: () => dialog.close() }, say('stay')),
      el('button', { type: 'button', class: 'quiet', onclick: sure }, say('leave')),
    ),
  )
  return dialog
}
