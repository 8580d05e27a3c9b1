import type { Line } from './api.ts'
import { el } from './dom.ts'
import { nameOf } from './log.ts'
import { t, type TextKey } from './texts.ts'

const reasons = ['underage', 'abuse', 'fraud', 'other'] as const satisfies readonly TextKey[]

interface Choices {
  onBlock: () => Promise<void>
  onReport: (reason: string) => Promise<void>
}

/**
 * The dialog about another person's line (CHAT-07): report it to staff, or block that person. The
 * model of the room cannot be blocked.
 */
export function openLineDialog(line: Line, { onBlock, onReport }: Choices): void {
  const name = nameOf(line)
  const close = () => dialog.close()
  const reason = (value: (typeof reasons)[number], index: number) =>
    el(
      'label',
      { class: 'reason' },
      el('input', { type: 'radio', name: 'reason', value, checked: index === 0 }),
      el('span', {}, t(value)),
    )
  const report = (event: Event) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget as HTMLFormElement).get('reason')
    if (typeof chosen === 'string') void onReport(chosen).finally(close)
  }
  const form = el(
    'form',
    { class: 'report', onsubmit: report },
    el('fieldset', {}, el('legend', {}, t('reportTitle')), ...reasons.map(reason)),
    el('button', { class: 'send', type: 'submit' }, t('report')),
  )
  const block = el(
    'div',
    { class: 'block' },
    el('p', {}, t('blockText')),
    el(
      'button',
      { class: 'plain', type: 'button', onclick: () => void onBlock().finally(close) },
      t('block', { name }),
    ),
  )
  const dialog = el(
    'dialog',
    { class: 'about', 'aria-label': t('about', { name }), onclose: () => dialog.remove() },
    el('h2', {}, t('about', { name })),
    el('blockquote', { dir: 'auto' }, line.body),
    form,
    ...(line.role === 'host' ? [] : [block]),
    el('button', { class: 'plain close', type: 'button', onclick: close }, t('close')),
  )
  document.body.append(dialog)
  dialog.showModal()
}
