import type { Palette } from './palettes.ts'
import { pick, type Draw } from './seeded-random.ts'
import { disc, fill, line } from './svg.ts'

const skins = ['#E8B894', '#C98F66', '#F0C9A8', '#A86F4A', '#7E4E33'] as const
const hairs = ['#241812', '#3A2417', '#120E10', '#5A3520', '#8A5A2E'] as const

/** Hair behind the head, and over the forehead; drawn around x = 160. */
const cuts = {
  bun: {
    behind: (ink: string) => disc(160, 24, 9, ink) + fill('M140 48c-3-30 43-30 40 0v6h-40z', ink),
    front: 'M145 46c2-18 28-18 30 0-8-2-14-6-17-9-3 4-7 8-13 9z',
  },
  bob: {
    behind: (ink: string) => fill('M139 48c-4-32 46-32 42 0v20h-42z', ink),
    front: 'M145 47c1-20 29-20 30 0-4-5-8-8-10-9-6 4-14 6-20 9z',
  },
  long: {
    behind: (ink: string) => fill('M139 50c-5-36 47-36 42 0 2 16 3 26 5 36h-52c2-10 3-20 5-36z', ink),
    front: 'M145 48c0-20 13-22 15-22s15 2 15 22c-6-3-11-8-15-14-4 6-9 11-15 14z',
  },
  short: {
    behind: (ink: string) => fill('M144 46c-4-26 36-26 32 0v6h-32z', ink),
    front: 'M145 42c1-14 29-16 30 0-2-3-4-5-6-6-8 2-16 2-20-1-2 2-3 4-4 7z',
  },
  swept: {
    behind: (ink: string) => fill('M143 46c-2-14 6-24 20-23 12 0 16 10 14 23v4h-34z', ink),
    front: 'M145 44c0-10 6-16 12-17 8-2 18 2 18 17-4-6-9-9-14-9-6 0-12 3-16 9z',
  },
} as const

const tails = {
  bow: 'M160 88l-9-5v10zM160 88l9-5v10z',
  tie: 'M156 84h8l-2 6 4 20-6 8-6-8 4-20z',
  scarf: 'M147 80l13 8 13-8 2 6-12 9-3 9-3-9-12-9z',
}

export interface Dealer {
  cut: keyof typeof cuts
  tail: keyof typeof tails
  beard?: boolean
  glasses?: boolean
}

/** How a person looks whom a name makes a woman or a man. */
export type Look = 'woman' | 'man'
const cutsOf: Record<Look, readonly Dealer['cut'][]> = { woman: ['bun', 'bob', 'long'], man: ['short', 'swept'] }

/** The dealers of a look, or all of them. */
export const dealersOf = (look?: Look): readonly Dealer[] =>
  look ? dealers.filter(({ cut }) => cutsOf[look].includes(cut)) : dealers

export const dealers: readonly Dealer[] = [
  { cut: 'bun', tail: 'bow' },
  { cut: 'bob', tail: 'scarf' },
  { cut: 'long', tail: 'bow' },
  { cut: 'short', tail: 'bow' },
  { cut: 'swept', tail: 'tie' },
  { cut: 'short', tail: 'tie', beard: true },
  { cut: 'bob', tail: 'bow', glasses: true },
  { cut: 'swept', tail: 'bow', glasses: true },
  { cut: 'bun', tail: 'scarf' },
  { cut: 'long', tail: 'scarf' },
]

/** Brows, eyes, nose and mouth, on the head around 160, 50. */
const face = (hair: string, lips: string) =>
  line('M150.5 45.5q3.5-2.2 7 0M162.5 45.5q3.5-2.2 7 0', hair, 1.1) +
  disc(154, 50, 1.5, '#231711') +
  disc(166, 50, 1.5, '#231711') +
  line('M160.4 50.5l1.2 5.5h-2.6', '#6B4632', 0.9, 'stroke-opacity=".7"') +
  line('M155 60.5q5 3.6 10 0', lips, 1.5)

/** A dealer from the table up: hair, shirt, waistcoat, head and what is worn at the collar. */
export function dealer({ cut, tail, beard, glasses }: Dealer, inks: Palette, draw: Draw): string {
  const skin = pick(draw, skins)
  const hair = pick(draw, hairs)
  const { behind, front } = cuts[cut]
  return (
    behind(hair) +
    fill('M116 124c0-36 18-46 34-48h20c16 2 34 12 34 48z', '#F4EFE2') +
    fill('M130 124c0-30 10-44 18-47l12 22 12-22c8 3 18 17 18 47z', inks.dark) +
    fill('M153 62h14v16l-7 10-7-10z', skin) +
    `<ellipse cx="160" cy="50" rx="14" ry="18" fill="${skin}"/>` +
    (beard ? fill('M146 52c1 10 6 17 14 17s13-7 14-17c-3 5-7 7-14 7s-11-2-14-7z', hair) : '') +
    face(hair, beard ? '#D9A08C' : '#9E4638') +
    fill(front, hair) +
    (glasses
      ? `<path d="M149 50h8v5h-8zM163 50h8v5h-8zM157 52h6" fill="none" stroke="${hair}" stroke-width="1.3"/>`
      : '') +
    fill(tails[tail], inks.figure)
  )
}
