/** One decimal is a tenth of a pixel on a tile; more digits are only bytes. */
export const round = (n: number): number => Math.round(n * 10) / 10

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const fill = (d: string, ink: string, opacity?: number): string =>
  `<path d="${d}" fill="${ink}"${opacity ? ` opacity="${opacity}"` : ''}/>`

/** A stroke; `more` takes further attributes such as a dash. */
export const line = (d: string, ink: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${more && ` ${more}`}/>`

export const disc = (x: number, y: number, r: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`

export const ring = (x: number, y: number, r: number, ink: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${width}"/>`

export const box = (x: number, y: number, width: number, height: number, radius: number, ink: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${ink}"/>`

export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`

/** The outline of a diamond around its middle, `w` and `h` being half its width and height. */
export const diamond = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y - h)}l${w} ${h}-${w} ${h}-${w}-${h}z`

export const lozenge = (x: number, y: number, w: number, h: number, ink: string): string =>
  fill(diamond(x, y, w, h), ink)

/** A star of `points` points between two radii. */
export function star(x: number, y: number, outer: number, inner: number, points: number, ink: string): string {
  const corner = (i: number) => {
    const angle = (i * Math.PI) / points - Math.PI / 2
    const radius = i % 2 ? inner : outer
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  }
  return fill(`M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}z`, ink)
}

export interface Frame {
  width: number
  height: number
  /** Text for screen readers; without it the picture is decoration. */
  label?: string | undefined
  fit?: 'xMidYMid slice' | 'xMaxYMid slice' | 'xMidYMax slice' | 'xMidYMid meet'
}

/** A whole picture: fills its box, and is named or hidden from assistive technology. */
export function picture({ width, height, label, fit = 'xMidYMid slice' }: Frame, inner: string): string {
  const name = label ? `role="img" aria-label="${escape(label)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${name} preserveAspectRatio="${fit}">${inner}</svg>`
}
