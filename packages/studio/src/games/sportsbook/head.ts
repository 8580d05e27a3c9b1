import type { BookView } from './book-view.ts'
import { el } from '../../page/dom.ts'
import { countdown, type DrawClock } from '../../page/draws/draw-clock.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

type Slate = BookView['slates'][number]

const hasStarted = ({ startsAt }: Slate, now: number): boolean => Date.parse(startsAt) <= now

/** Slates that take bets at a moment. */
export const openSlates = (slates: readonly Slate[], now: number): Slate[] =>
  slates.filter(slate => !hasStarted(slate, now))

/** Time for which the shown fixtures take bets, and the slate that is under way. */
export function createHead(clock: DrawClock, t: SportsbookT) {
  const playing = el('p', { class: 'under-way' })
  const label = el('span', { class: 'label' }, t('startsIn'))
  const left = el('b', { class: 'left', role: 'timer' })
  return {
    node: el(
      'div',
      { class: 'head' },
      el('div', { class: 'head-lead' }, el('p', {}, t('lead')), playing),
      el('div', { class: 'countdown' }, label, left),
    ),
    tick(slates: readonly Slate[], shown: Slate | null): void {
      const now = clock.now()
      const begun = slates.find(slate => hasStarted(slate, now))
      playing.textContent = begun
        ? `${t('underWay', { time: clockTime(begun.startsAt) })} ${countdown(Date.parse(begun.endsAt) - now)}`
        : ''
      left.textContent = shown ? countdown(Date.parse(shown.startsAt) - now) : '–'
    },
  }
}
