/** Where a custom property is seen: an element of ours, something inside it, and what is said of it. */
export interface Painted {
  tag: string
  inside: string
  /** Which of several, from 0. */
  nth?: number
  /** Where the mark stands, as shares of the box. */
  at: readonly [across: number, down: number]
  says: string
}

/** What the picture of the tokens points at. */
export const painted: readonly Painted[] = [
  { tag: 'baize-game-lane', inside: '.sight', at: [-0.7, 0], says: '--baize-brass, --baize-sight' },
  { tag: 'baize-game-lane', inside: '.lane-title', at: [0.5, 0], says: '--baize-display, --baize-text' },
  { tag: 'baize-game-lane', inside: '.lane-count', at: [1, 0], says: '--baize-muted' },
  { tag: 'baize-game-lane', inside: '.lane-end *', at: [0.5, 0], says: '--baize-felt-text' },
  { tag: 'baize-game-lane', inside: '.lane-arrows button', nth: 1, at: [1, 0], says: '--baize-line-2' },
  { tag: 'baize-game-lane', inside: '.tile-art', nth: 1, at: [1, 0], says: '--baize-r3' },
  { tag: 'baize-game-lane', inside: '.tile-name', nth: 2, at: [1, 0.5], says: '--baize-text, --baize-font' },
  { tag: 'baize-game-lane', inside: '.tile-provider', nth: 3, at: [1.3, 0.5], says: '--baize-muted' },
  { tag: 'baize-login', inside: '.field-label', at: [0.28, 0.5], says: '--baize-text' },
  { tag: 'baize-login', inside: '.field-required', nth: 1, at: [0.26, 0.5], says: '--baize-loss' },
  { tag: 'baize-login', inside: '.field-box', at: [0.5, 0.5], says: '--baize-sunk' },
  { tag: 'baize-login', inside: '.field-box', nth: 1, at: [0.5, 1], says: '--baize-field' },
  { tag: 'baize-login', inside: '.field-box', nth: 1, at: [1, 0], says: '--baize-r2' },
  { tag: 'baize-login', inside: 'button[type=submit]', at: [0.06, 0.5], says: '--baize-felt, -hover, -press' },
  { tag: 'baize-login', inside: 'button[type=submit]', at: [0.65, 0.5], says: '--baize-on-felt' },
  { tag: 'baize-register', inside: '.checkbox-box', at: [0, 0], says: '--baize-r1' },
  { tag: 'baize-register', inside: '.checkbox-label', at: [0.56, 0.75], says: '--baize-muted' },
  { tag: 'baize-winner-board', inside: '.board-panel', at: [0.5, 0.07], says: '--baize-surface' },
  { tag: 'baize-winner-board', inside: '.board-panel', at: [1, 0], says: '--baize-line, --baize-r3' },
  { tag: 'baize-winner-board', inside: '.win-rank', at: [-0.4, 0.5], says: '--baize-brass-text' },
  { tag: 'baize-winner-board', inside: '.win-rank', nth: 3, at: [-0.4, 0.5], says: '--baize-faint' },
  { tag: 'baize-winner-board', inside: '.win-amount', at: [-0.4, 0.5], says: '--baize-brass-text' },
  { tag: 'baize-winner-board', inside: '.win', nth: 2, at: [0.5, 0], says: '--baize-line' },
]
