import type { Author, Line } from './api.ts'
import { el } from './dom.ts'
import { clock, t } from './texts.ts'

/** Max lines that a page shows. */
const maxLines = 200
/** Within so many pixels of the end, the log scrolls with new lines. */
const followDistance = 80

/** The name of a person in the room. */
export const nameOf = ({ name, role }: Author): string => (role === 'guest' ? t('guest', { name }) : name)

/**
 * The lines of the room. Screen readers announce new ones; a reader who has scrolled back stays
 * where they are.
 */
export function log(me: Author, onMore: (line: Line) => void) {
  const list = el('ol')
  const view = el('div', { class: 'lines', role: 'log', 'aria-label': t('log'), tabindex: '0' }, list)
  const empty = el('p', { class: 'empty' }, t('empty'))
  const toEnd = () => {
    view.scrollTop = view.scrollHeight
    newest.hidden = true
  }
  const newest = el('button', { class: 'newest', type: 'button', hidden: true, onclick: toEnd }, t('newest'))
  const atEnd = () => view.scrollHeight - view.scrollTop - view.clientHeight < followDistance
  view.addEventListener('scroll', () => {
    if (atEnd()) newest.hidden = true
  })

  const mine = (line: Line) => line.person === me.person
  const more = (line: Line) =>
    el(
      'button',
      { class: 'more', type: 'button', 'aria-label': t('more', { name: nameOf(line) }), onclick: () => onMore(line) },
      el('span', { 'aria-hidden': 'true' }, '···'),
    )
  const item = (line: Line) =>
    el(
      'li',
      { class: `line${mine(line) ? ' mine' : ''} ${line.role}`, 'data-line': String(line.line) },
      el(
        'div',
        { class: 'head' },
        el('bdi', { class: 'who' }, mine(line) ? t('you') : nameOf(line)),
        ...(line.role === 'host' ? [el('span', { class: 'badge' }, t('host'))] : []),
        el('time', { datetime: line.at }, clock(line.at)),
        ...(mine(line) ? [] : [more(line)]),
      ),
      el('p', { class: 'body', dir: 'auto' }, line.body),
    )

  const add = (line: Line) => {
    if (list.querySelector(`[data-line="${line.line}"]`)) return
    const follows = atEnd() || mine(line)
    list.append(item(line))
    while (list.childElementCount > maxLines) list.firstElementChild?.remove()
    empty.hidden = true
    if (follows) toEnd()
    else newest.hidden = false
  }
  return {
    element: el('div', { class: 'said' }, empty, view, newest),
    take(line: Line) {
      if (line.kind === 'text') add(line)
      else list.querySelector(`[data-line="${line.body}"]`)?.remove()
    },
    /** Draws these lines and no others. */
    replace(lines: readonly Line[]) {
      list.replaceChildren(...lines.map(item))
      empty.hidden = lines.length > 0
      toEnd()
    },
  }
}
