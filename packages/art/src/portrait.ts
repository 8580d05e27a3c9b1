import { dealer, dealersOf, type Look } from './dealer.ts'
import { paletteNames, palettes } from './palettes.ts'
import { pick, seeded } from './seeded-random.ts'
import { disc, fill, group, picture, times } from './svg.ts'

const grounds = {
  arches: (ink: string) =>
    fill(
      times(3, i => `M${12 + i * 76} 300V96a32 32 0 0 1 64 0V300z`),
      ink,
    ),
  sun: (ink: string) => disc(120, 128, 104, ink),
  panels: (ink: string) =>
    fill(
      times(4, i => `M${6 + i * 60} 12h48v276h-48z`),
      ink,
    ),
} as const
const groundNames = Object.keys(grounds) as (keyof typeof grounds)[]

/**
 * A person from the chest up, 4:5, plainly drawn. Who it is, and in which colours, comes from the
 * id; the look is that of their name.
 */
export function portrait(id: string, label: string, look?: Look): string {
  const draw = seeded(`${id} portrait`)
  const inks = palettes[pick(draw, paletteNames)]
  return picture(
    { width: 240, height: 300, label },
    fill('M0 0h240v300H0z', inks.ground) +
      grounds[pick(draw, groundNames)](inks.plane) +
      group('translate(-296 34)scale(2.6)', dealer(pick(draw, dealersOf(look)), inks, draw)),
  )
}
