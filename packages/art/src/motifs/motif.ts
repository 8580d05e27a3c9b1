import type { Palette } from '../palettes.ts'

/** The room a pattern fills, and the middle of what stands on it. */
export interface Ground {
  width: number
  height: number
  x: number
  y: number
}

/** Draws the pattern behind an emblem, in the two tones of the ground. */
export type Motif = (inks: Palette, ground: Ground) => string
