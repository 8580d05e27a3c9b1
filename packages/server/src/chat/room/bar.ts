import type { Attendance, Entered } from './api.ts'
import { el } from './dom.ts'
import { t } from './texts.ts'

/** Whose room it is, who is there, and the way back from having blocked people. */
export function bar({ model, me }: Entered, onShowAll: () => void) {
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
