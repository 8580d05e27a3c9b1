import { box, disc, fill, line, picture, ring } from './svg.ts'

const brass = '#D8B15B'
const brassShade = '#B98A34'
const brassLight = '#F3DFA6'
const cord = '#F1EDDF'

/** A gun that throws nets, upright; it turns about a point four fifths down its middle. */
export const netGun = (): string =>
  picture(
    { width: 60, height: 100, fit: 'xMidYMid meet' },
    fill('M20 14h20l5 58H15z', brass) +
      fill('M30 14h10l5 58H30z', brassShade) +
      box(15, 8, 30, 11, 4, brassLight) +
      box(14, 44, 32, 7, 2, brassLight) +
      disc(30, 80, 18, brass) +
      fill('M30 62a18 18 0 0 1 0 36z', brassShade) +
      ring(30, 80, 9, brassLight, 3),
  )

const mesh = 'M50 2v96M2 50h96M26 8c10 26 10 58 0 84M74 8c-10 26-10 58 0 84M8 26c26 10 58 10 84 0M8 74c26-10 58-10 84 0'

/** An open round net with weights at its rim. */
export const openNet = (): string =>
  picture(
    { width: 100, height: 100, fit: 'xMidYMid meet' },
    line(mesh, cord, 1.8, 'stroke-opacity=".8"') +
      ring(50, 50, 47, cord, 2.6) +
      Array.from({ length: 8 }, (_, i) => {
        const angle = (i * Math.PI) / 4
        return disc(Math.round(50 + 47 * Math.cos(angle)), Math.round(50 + 47 * Math.sin(angle)), 3, brass)
      }).join(''),
  )
