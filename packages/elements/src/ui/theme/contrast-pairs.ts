import type { Role } from './tokens.ts'

/**
 * Two colours that are read together: text, its ground, and the colour under a ground that is half
 * transparent.
 */
export type Pair = readonly [text: Role, ground: Role, under?: Role]

const panels = ['bg', 'surface', 'raised', 'sunk'] as const
const status = ['win', 'loss', 'warn', 'info'] as const
const on = (texts: readonly Role[], grounds: readonly Role[]): Pair[] =>
  texts.flatMap(text => grounds.map(ground => [text, ground] as const))

/**
 * Every pair of colours that a reader depends on. Ours are proved by `tokens.test.ts`, a page's are
 * looked at by `contrast-guard.ts`.
 */
export const contrastPairs = (): Pair[] => [
  // Fills are opaque, and given in every state a pointer can bring.
  ...on(['on-felt'], ['felt', 'felt-hover', 'felt-press']),
  ...on(['on-brass'], ['brass', 'brass-hover', 'brass-press']),
  ['on-danger', 'danger'],
  ...on(['text', 'muted'], ['hover']),
  ...on(['text', 'muted', 'faint', 'felt-text', 'brass-text', ...status], panels),
  ...on(['rail-text', 'rail-muted'], ['rail']),
  ...on(['on-panel', 'panel-muted', 'panel-accent'], ['panel']),
  // A tint lies on a panel.
  ...status.map((text): Pair => [text, `${text}-tint`, 'surface']),
  ['felt-text', 'felt-tint', 'surface'],
]

/** Min contrast of a pair (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5
