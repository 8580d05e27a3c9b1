import type { InstantStart } from './api.ts'
import { el } from '../../page/dom.ts'
import { scenery } from '../../page/scenery.ts'
import type { InstantT } from './text-keys.ts'
import { percent } from '../../page/times.ts'

export interface Parts {
  stage: HTMLElement
  controls: HTMLElement
  message: HTMLElement
  lastRound: HTMLElement
  commitment: HTMLElement
  dialogs: HTMLElement[]
  openers: HTMLElement[]
}

/** Puts the parts of the game where they belong: the machine in its room, and the texts on the panel below. */
export function layout({ theme, rtp, kind }: InstantStart, t: InstantT, parts: Parts): HTMLElement {
  const rules = el('p', { class: 'rules' }, `${t(`${kind}Rules`, { rtp: percent(rtp) })} ${t('demoNote')}`)
  const commitment = el('span', {}, `${t('commitment')} `, parts.commitment)
  const footer = el('footer', {}, parts.lastRound, commitment, el('nav', {}, ...parts.openers))
  return el(
    'main',
    { class: `game ${kind}-game` },
    ...scenery(theme),
    el('h1', {}, el('img', { src: `/art/title-${theme.gameCode}.svg`, alt: theme.name })),
    el('div', { class: 'machine' }, el('div', { class: 'inlay' }, parts.stage)),
    el('section', { class: 'panel' }, parts.controls, parts.message, rules, footer),
    ...parts.dialogs,
  )
}
