import type { InstantStart } from './api.ts'
import type { ShownOf } from '../kinds.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import type { Money } from '../../page/money.ts'
import type { InstantT, InstantKey } from './text-keys.ts'

/** Inputs of a stage. */
export interface StageContext {
  start: InstantStart
  t: InstantT
  money: Money
  /** Plays a round from the stage itself, as the button does. */
  play: () => void
}

/**
 * View and choices of a kind of game; the page around it (stake, button, balance, history,
 * fairness, host) is the same for all.
 */
export interface Stage {
  /** The picture of the game. */
  node: HTMLElement
  /** Choice or fact beside the stake. */
  extra: HTMLElement
  /** The word on the button, and its strokes in a square of 24. */
  action: InstantKey
  icon: readonly string[]
  /** Choice of the player beside the stake. */
  choice(): object
  /** Whether choices can be made. */
  setReady(ready: boolean): void
  /** Shows a round as it ended, without moving; null: nothing was played yet. */
  show(round: RoundView | null): void
  /** The round was asked for. */
  start(): void
  /** Plays what was drawn to its end; null: there was no round. */
  end(round: RoundView | null): Promise<void>
  /** Marks what pays. `netWin` is for more than was staked, and never for less. */
  mark(round: RoundView, netWin: boolean): void
  /** Pay table for a stake. */
  pays(stake: string): Node[]
}

/** Drawn result of a round, where it is of this kind and was drawn. */
export const shownOf = <K extends keyof ShownOf>(round: Pick<RoundView, 'kind' | 'shown'> | null, kind: K) =>
  round?.kind === kind ? (round.shown as ShownOf[K] | null) : null

/** Strokes for the button. */
export const icons = {
  again: ['M21 12a9 9 0 0 0-15.5-6.2L3 8', 'M3 3v5h5', 'M3 12a9 9 0 0 0 15.5 6.2L21 16', 'M21 21v-5h-5'],
  up: ['M12 20V4', 'M5 11l7-7 7 7'],
  down: ['M12 4v16', 'M5 13l7 7 7-7'],
} as const

/** Whether nothing may move (and a picture jumps to its end). */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A label over a choice or fact beside the stake. */
export const extraFact = (label: string, control: HTMLElement): HTMLElement => {
  control.classList.add('value')
  if (control.id)
    return el('div', { class: 'fact fact-extra' }, el('label', { class: 'label', for: control.id }, label), control)
  const heading = el('span', { class: 'label', id: 'extra-label' }, label)
  return el('div', { class: 'fact fact-extra', role: 'group', 'aria-labelledby': heading.id }, heading, control)
}

/**
 * Runs `draw` until a time has passed; at once at the end where nothing may move.
 * @param draw - gets how much of the time has passed, 0 to 1, and how many milliseconds that is
 */
export function animate(milliseconds: number, draw: (part: number, elapsed: number) => void): Promise<void> {
  if (isStill()) {
    draw(1, milliseconds)
    return Promise.resolve()
  }
  return new Promise(resolve => {
    const began = performance.now()
    const frame = (now: number) => {
      const elapsed = Math.min(milliseconds, Math.max(0, now - began))
      const part = milliseconds ? elapsed / milliseconds : 1
      draw(part, elapsed)
      if (part < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}
