/**
 * Where a custom property is seen: an element of ours, something inside it, and what is said of it.
 */
export interface Painted {
  tag: string
  inside: string
  /** Which of several, from 0. */
  nth?: number
  /** Where the mark stands, as shares of the box. */
  position: readonly [across: number, down: number]
  label: string
}

/** What the picture of the tokens points at. */
export const painted: readonly Painted[] = [
  { tag: 'baize-game-lane', inside: '.sight', position: [-0.7, 0], label: '--baize-brass, --baize-sight' },
  { tag: 'baize-game-lane', inside: '.lane-title', position: [0.5, 0], label: '--baize-display, --baize-text' },
  { tag: 'baize-game-lane', inside: '.lane-count', position: [1, 0], label: '--baize-muted' },
  { tag: 'baize-game-lane', inside: '.lane-end *', position: [0.5, 0], label: '--baize-felt-text' },
  { tag: 'baize-game-lane', inside: '.lane-arrows button', nth: 1, position: [1, 0], label: '--baize-line-2' },
  { tag: 'baize-game-lane', inside: '.tile-art', nth: 1, position: [1, 0], label: '--baize-r3' },
  { tag: 'baize-game-lane', inside: '.tile-name', nth: 2, position: [1, 0.5], label: '--baize-text, --baize-font' },
  { tag: 'baize-game-lane', inside: '.tile-provider', nth: 3, position: [1.3, 0.5], label: '--baize-muted' },
  { tag: 'baize-login', inside: '.field-label', position: [0.28, 0.5], label: '--baize-text' },
  { tag: 'baize-login', inside: '.field-required', nth: 1, position: [0.26, 0.5], label: '--baize-loss' },
  { tag: 'baize-login', inside: '.field-box', position: [0.5, 0.5], label: '--baize-sunk' },
  { tag: 'baize-login', inside: '.field-box', nth: 1, position: [0.5, 1], label: '--baize-field' },
  { tag: 'baize-login', inside: '.field-box', nth: 1, position: [1, 0], label: '--baize-r2' },
  { tag: 'baize-login', inside: 'button[type=submit]', position: [0.06, 0.5], label: '--baize-felt, -hover, -press' },
  { tag: 'baize-login', inside: 'button[type=submit]', position: [0.65, 0.5], label: '--baize-on-felt' },
  { tag: 'baize-register', inside: '.checkbox-box', position: [0, 0], label: '--baize-r1' },
  { tag: 'baize-register', inside: '.checkbox-label', position: [0.56, 0.75], label: '--baize-muted' },
  { tag: 'baize-winner-board', inside: '.board-panel', position: [0.5, 0.07], label: '--baize-surface' },
  { tag: 'baize-winner-board', inside: '.board-panel', position: [1, 0], label: '--baize-line, --baize-r3' },
  { tag: 'baize-winner-board', inside: '.win-rank', position: [-0.4, 0.5], label: '--baize-brass-text' },
  { tag: 'baize-winner-board', inside: '.win-rank', nth: 3, position: [-0.4, 0.5], label: '--baize-faint' },
  { tag: 'baize-winner-board', inside: '.win-amount', position: [-0.4, 0.5], label: '--baize-brass-text' },
  { tag: 'baize-winner-board', inside: '.win', nth: 2, position: [0.5, 0], label: '--baize-line' },
]
