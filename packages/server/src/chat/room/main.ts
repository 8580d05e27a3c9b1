import { enter, RoomError, seatApi } from './api.ts'
import type { RoomEntry, BlockResult, Line, Attendance } from './api.ts'
import { composer } from './composer.ts'
import { el } from './dom.ts'
import { follow } from './follow.ts'
import { log } from './log.ts'
import { openLineDialog } from './line-dialog.ts'
import { refusal, t } from './texts.ts'

/** The header of the room: its model, the viewers, and a button that shows blocked people again. */
function roomHeader({ model, me }: RoomEntry, onShowAll: () => void) {
  const state = el('span', { class: 'state' })
  const viewers = el('span', { class: 'viewers' })
  const show = el('button', { class: 'plain', type: 'button', hidden: true, onclick: onShowAll })
  const away = el('p', { class: 'away', role: 'status' })
  const element = el(
    'header',
    {},
    el('img', { src: model.photo, alt: '', width: '48', height: '60' }),
    el('div', { class: 'names' }, el('h1', {}, model.nickname), el('p', {}, state, viewers)),
    show,
  )
  return {
    element,
    away,
    room({ online, viewers: count }: Attendance) {
      state.textContent = t(online ? 'online' : 'offline')
      state.classList.toggle('on', online)
      viewers.textContent = t('viewers', { count })
      away.textContent = online || me.role === 'host' ? '' : t('away', { name: model.nickname })
    },
    blocked(count: number) {
      show.hidden = count === 0
      show.textContent = t('show', { count })
    },
  }
}

const message = (text: string) =>
  el('main', { class: 'only' }, el('h1', {}, t('title')), el('p', { role: 'status' }, text))
const show = (...nodes: Node[]) => document.body.replaceChildren(...nodes)
const codeOf = (error: unknown) => (error instanceof RoomError ? error.code : 'UNKNOWN')

/** Shows the room to a person who was let in. */
function open(entry: RoomEntry): void {
  const { seat, me, room, blocked, last, lines } = entry
  const api = seatApi(seat)
  const notice = el('p', { class: 'notice', role: 'status' })
  const notify = (text: string) => (notice.textContent = text)
  const hidden = (found: BlockResult) => {
    said.replace(found.lines)
    head.blocked(found.blocked)
  }
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => notify(done),
      (error: unknown) => notify(refusal(codeOf(error), 0)),
    )
  const about = (line: Line) =>
    openLineDialog(line, {
      onBlock: () => attempt(api.block(line.person).then(hidden), t('blocked')).then(() => undefined),
      onReport: reason => attempt(api.report(line.line, reason), t('reported')).then(() => undefined),
    })
  const head = roomHeader(entry, () => void attempt(api.unblock().then(hidden), ''))
  const said = log(me, about)
  const write = composer(api)
  show(head.element, el('main', {}, head.away, said.element), notice, write.element, el('footer', {}, t('rules')))
  head.room(room)
  head.blocked(blocked)
  said.replace(lines)
  write.focus()
  addEventListener('pagehide', () => api.leave())
  void follow(seat, last, {
    line: line => said.take(line),
    room: there => head.room(there),
    connected: on => notify(on ? '' : t('connecting')),
    end: () => {
      write.end()
      notify(t('NOT_LOGGED_IN'))
    },
  })
}

const ticket = location.hash.slice(1)
// The ticket is used up by this page, so it is taken out of the address.
history.replaceState(null, '', location.pathname + location.search)
show(message(t('opening')))
try {
  open(await enter(ticket))
} catch (error) {
  show(message(refusal(codeOf(error), 0)))
}
