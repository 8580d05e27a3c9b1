import { disc } from '../svg.ts'

/** An eye that looks ahead, to the left. */
export const eye = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#FFF6E2') + disc(x - r * 0.25, y, r * 0.55, '#12252B')
