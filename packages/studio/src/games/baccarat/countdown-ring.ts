import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { el, strokes } from '../../page/dom.ts'
import type { DrawClock } from '../../page/draws/draw-clock.ts'
import type { BaccaratT } from '../../page/text-keys.ts'

interface Phase {
  label: 'opensIn' | 'closesIn' | 'closed'
  from: number
  until: number
}

/** Which part of its time a hand is in. */
function phaseOf({ opensAt, closesAt, drawsAt }: DrawsView['next'], now: number, periodMs: number): Phase {
  const [opens, closes, draws] = [opensAt, closesAt, drawsAt].map(Date.parse) as [number, number, number]
  if (now < opens) return { label: 'opensIn', from: draws - periodMs, until: opens }
  if (now < closes) return { label: 'closesIn', from: opens, until: closes }
  return { label: 'closed', from: closes, until: draws }
}

/** The ring that runs out: until bets open, then until they close, then until the cards come. */
export function createRing(clock: DrawClock, periodMs: number, t: BaccaratT) {
  const arc = strokes(100, 100, ['M50 5a45 45 0 1 1-.01 0z', 'M50 5a45 45 0 1 1-.01 0z'], 'ring-arc')
  arc.lastElementChild?.setAttribute('pathLength', '1')
  const left = el('b', { class: 'ring-left', role: 'timer' })
  const label = el('span', { class: 'ring-label' })
  const issue = el('span', { class: 'issue' })
  return {
    node: el('div', { class: 'ring' }, el('div', { class: 'ring-face' }, arc, left), label, issue),
    tick({ next }: DrawsView): void {
      const now = clock.now()
      const { label: key, from, until } = phaseOf(next, now, periodMs)
      const rest = Math.min(1, Math.max(0, (until - now) / (until - from)))
      arc.style.setProperty('--rest', String(rest))
      left.textContent = String(Math.max(0, Math.ceil((until - now) / 1000)))
      label.textContent = t(key)
      issue.textContent = t('draw', { issue: next.issue })
    },
  }
}
