import { fannedCards } from './emblems/suits.ts'
import { diamond, fill, line, picture } from './svg.ts'

const felt = '#1B6B4C'
const brass = '#D8B15B'
const brassShade = '#B98A34'

/** The diamond inlaid in a table rail: the one ornament of the brand. */
export const sight = (size = 16): string =>
  sized(size, picture({ width: 16, height: 16 }, fill(diamond(8, 8, 5, 8), brass) + fill('M8 0l5 8-5 8z', brassShade)))

/** The square mark of the logo. */
export const logoMark = (size = 28): string =>
  sized(
    size,
    picture(
      { width: 28, height: 28, label: 'Baize' },
      `<rect width="28" height="28" rx="7" fill="${felt}"/>` +
        `<rect x="3.5" y="3.5" width="21" height="21" rx="4" fill="none" stroke="${brass}"/>` +
        fill(diamond(14, 14, 5.5, 7.5), brass) +
        fill('M14 6.5l5.5 7.5-5.5 7.5z', brassShade),
    ),
  )

/** Four aces, fanned, on transparent ground. */
export const handOfCards = (): string =>
  picture(
    { width: 128, height: 74, fit: 'xMidYMid meet' },
    `<g transform="translate(14 -6)">${fannedCards('#0A2A1F')}</g>`,
  )

/**
 * An empty table seen from the player's side: what lists show when there is nothing in them. Reads
 * on dark and on light.
 */
export const feltArc = (): string =>
  picture(
    { width: 160, height: 56, fit: 'xMidYMid meet' },
    fill('M0 56a80 54 0 0 1 160 0z', '#1D4435') +
      line('M22 56a58 40 0 0 1 116 0', brass, 1.5) +
      line(diamond(80, 33, 9, 12), brass, 1.5),
  )

/**
 * The side panel of login and register: felt, two brass arcs and the aces. Sticks to the lower edge
 * where the box is another shape.
 */
export const feltPanel = (): string =>
  picture(
    { width: 300, height: 720, fit: 'xMidYMax slice' },
    fill('M0 0h300v720H0z', '#14593F') +
      fill('M-90 720V624a240 240 0 0 1 480 0v96z', '#0F4733') +
      line('M-62 720V624a212 212 0 0 1 424 0v96', '#E2B95C', 1.5, 'stroke-opacity=".55"') +
      line('M-44 720V624a194 194 0 0 1 388 0v96', '#E2B95C', 1.5, 'stroke-opacity=".28"') +
      `<g transform="translate(38 460)scale(2.25)">${fannedCards('#0A2A1F')}</g>`,
  )

const sized = (size: number, svg: string): string => svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
