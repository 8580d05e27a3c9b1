export type ColorScheme = 'dark' | 'light'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** How light a colour is, near enough to its relative luminance. */
const lightness = ([red, green, blue]: Colour) =>
  0.21 * (red / 255) ** 2.2 + 0.72 * (green / 255) ** 2.2 + 0.07 * (blue / 255) ** 2.2

/** The scheme whose texts are further from a colour; a test holds all three limits against the colours that we have. */
export const schemeOn = (colour: Colour): ColorScheme => (lightness(colour) > 0.19 ? 'light' : 'dark')

/** Whether every text of that scheme can be read on it without a surface of ours. */
export function isLegibleOn(colour: Colour): boolean {
  const light = lightness(colour)
  return light < 0.024 || light > 0.855
}
