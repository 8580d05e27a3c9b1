import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { el } from '../../page/dom.ts'
import { countdown, type DrawClock } from '../../page/draws/draw-clock.ts'
import type { LotteryT } from '../../page/text-keys.ts'

/** How long bets are taken on the next draw, and then how long it is away. */
export function createCountdown(clock: DrawClock, t: LotteryT) {
  const issue = el('span', { class: 'issue' })
  const label = el('span', { class: 'label' })
  const left = el('b', { class: 'left', role: 'timer' })
  return {
    node: el('div', { class: 'countdown' }, issue, label, left),
    tick({ next }: DrawsView): void {
      const open = clock.now() < Date.parse(next.closesAt)
      issue.textContent = t('draw', { issue: next.issue })
      label.textContent = t(open ? 'closesIn' : 'drawing')
      left.textContent = countdown(Date.parse(open ? next.closesAt : next.drawsAt) - clock.now())
    },
  }
}
