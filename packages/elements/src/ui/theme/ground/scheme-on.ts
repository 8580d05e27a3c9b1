import { luminance, type Rgb } from '../contrast.ts'

export type ColorScheme = 'dark' | 'light'

/** Luminance of a ground on which every text of ours can be read without a surface of ours: at most, and at least. Proved by a test. */
export const darkest = 0.029
export const lightest = 0.85
/** Where the texts of both schemes are equally far away. */
const middle = 0.187

/** The scheme that can be read best on a colour. */
export const schemeOn = (colour: Rgb): ColorScheme => (luminance(colour) > middle ? 'light' : 'dark')

/** Whether each of its texts can be read there. */
export function isLegibleOn(colour: Rgb): boolean {
  const light = luminance(colour)
  return light <= darkest || light >= lightest
}
