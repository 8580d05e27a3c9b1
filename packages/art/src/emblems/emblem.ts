import type { Palette } from '../palettes.ts'

/** Draws one thing in a box of 100 by 100, in the inks it is given. */
export type Emblem = (inks: Palette) => string
