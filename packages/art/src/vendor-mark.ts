import { faces, lettering } from './lettering.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { pick, seeded } from './seeded-random.ts'
import { box, diamond, fill, line, picture } from './svg.ts'

const names = Object.keys(palettes) as PaletteName[]

/**
 * The mark of a game vendor: the first letter of its name on a small card, in inks that go by it.
 */
export function vendorMark(name: string): string {
  const draw = seeded(`vendor ${name}`)
  const { ground, plane, figure, title } = palettes[pick(draw, names)]
  const face = pick(draw, faces)
  const initial = [...name.trim()][0]?.toUpperCase() ?? ''
  return picture(
    { width: 48, height: 48, label: name },
    box(0, 0, 48, 48, 10, ground) +
      fill(diamond(24, 24, 21, 21), plane) +
      line(diamond(24, 24, 21, 21), figure, 1) +
      fill(lettering(initial, face, { size: 26, x: 24, y: 33, anchor: 'middle' }).d, title),
  )
}
