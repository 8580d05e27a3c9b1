import { enter, RoomError, seatApi, type Entered, type Hidden, type Line } from './api.ts'
import { bar } from './bar.ts'
import { composer } from './composer.ts'
import { el } from './dom.ts'
import { follow } from './follow.ts'
import { log } from './log.ts'
import { openAbout } from './about.ts'
import { refusal, t } from './texts.ts'

const say = (text: string) => el('main', { class: 'only' }, el('p', { role: 'status' }, text))
const show = (...nodes: Node[]) => document.body.replaceChildren(...nodes)
const codeOf = (error: unknown) => (error instanceof RoomError ? error.code : 'UNKNOWN')

/** The room, for whoever was let in. */
function open(entered: Entered): void {
  const { seat, me, room, blocked, last, lines } = entered
  const api = seatApi(seat)
  const notice = el('p', { class: 'notice', role: 'status' })
  const tell = (text: string) => (notice.textContent = text)
  const hidden = (found: Hidden) => {
    said.replace(found.lines)
    head.blocked(found.blocked)
  }
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => tell(done),
      (error: unknown) => tell(refusal(codeOf(error), 0)),
    )
  const about = (line: Line) =>
    openAbout(line, {
      onBlock: () => attempt(api.block(line.person).then(hidden), t('blocked')).then(() => undefined),
      onReport: reason => attempt(api.report(line.line, reason), t('reported')).then(() => undefined),
    })
  const head = bar(entered, () => void attempt(api.unblock().then(hidden), ''))
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
    connected: on => tell(on ? '' : t('connecting')),
    end: () => {
      write.end()
      tell(t('NOT_LOGGED_IN'))
    },
  })
}

const ticket = location.hash.slice(1)
// The ticket is good once: nobody needs it in the address any longer.
history.replaceState(null, '', location.pathname + location.search)
show(say(t('opening')))
try {
  open(await enter(ticket))
} catch (error) {
  show(say(refusal(codeOf(error), 0)))
}
