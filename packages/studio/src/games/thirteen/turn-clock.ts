import { el } from '../../page/dom.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

const minute = 60

/** Milliseconds as `4:05`. */
export const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`
}

/** The time that is left for a turn. The studio says how much it is, so no clock has to agree with another. */
export function createClock(t: ThirteenT) {
  const node = el('span', { class: 'turn-clock', role: 'timer', 'aria-label': t('timeLeft') })
  let ends: number | null = null
  const left = (): number => (ends === null ? 0 : Math.max(0, ends - performance.now()))
  const tick = () => {
    node.textContent = ends === null ? '' : t('seconds', { count: Math.ceil(left() / 1000) })
    node.classList.toggle('turn-late', ends !== null && left() < 6000)
  }
  return {
    node,
    left,
    tick,
    set(ms: number | null): void {
      ends = ms === null ? null : performance.now() + ms
      tick()
    },
  }
}
