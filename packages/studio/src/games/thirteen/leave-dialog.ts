import { el } from '../../page/dom.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

/** Asks once more before a running match is given up. */
export function confirmDialog(t: ThirteenT, leave: () => void): HTMLDialogElement {
  const heading = el('h2', { id: 'leave-title' }, t('leaveTitle'))
  const sure = () => {
    dialog.close()
    leave()
  }
  const dialog = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': heading.id },
    el('header', {}, heading),
    el('p', {}, t('leaveText')),
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', class: 'sit', onclick: () => dialog.close() }, t('stay')),
      el('button', { type: 'button', class: 'quiet', onclick: sure }, t('leave')),
    ),
  )
  return dialog
}
