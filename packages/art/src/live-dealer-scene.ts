import { drawings } from './emblems/index.ts'
import { suitInk, suits } from './emblems/suits.ts'
import { dealer, dealers } from './dealer.ts'
import { bone, paletteNames, palettes, type PaletteName } from './palettes.ts'
import { pick, seeded } from './seeded-random.ts'
import { box, fill, group, line, picture, times } from './svg.ts'

export type Prop = 'cards' | 'wheel' | 'dice'

const props: Record<Prop, () => string> = {
  wheel: () => group('translate(98 98)scale(1.24 .56)', drawings.wheel(palettes.ink)),
  dice: () =>
    group('translate(122 106)scale(.34)', drawings.dice(palettes.ivory)) +
    group('translate(162 111)scale(.34)', drawings.dice(palettes.coral)),
  cards: () =>
    [100, 126, 172, 198]
      .map((x, i) =>
        group(
          `translate(${x} 122)skewX(${i < 2 ? 8 : -8})`,
          box(0, 0, 22, 28, 2.5, bone) + group('translate(11 14)scale(.42)', fill(suits[i] ?? suits[0], suitInk(i))),
        ),
      )
      .join(''),
}

const felt =
  fill('M-40 190C-10 96 330 96 360 190z', '#0B3A2A') +
  fill('M-26 190C6 104 314 104 346 190z', '#17694B') +
  line('M18 190C50 122 270 122 302 190', '#E2B95C', 1.4, 'stroke-opacity=".7"')

/**
 * A dealer at a table in a studio, 16:9. Which dealer it is, and in which colours, comes from the
 * id.
 */
export function liveScene({
  id,
  title,
  prop = 'cards',
  palette,
}: {
  id: string
  title: string
  prop?: Prop
  palette?: PaletteName | undefined
}): string {
  const draw = seeded(`${id} table`)
  const inks = palettes[palette ?? pick(draw, paletteNames)]
  return picture(
    { width: 320, height: 180, label: title },
    fill('M0 0h320v180H0z', inks.plane) +
      fill(
        times(7, i => `M${18 + i * 42} 100V34a16 16 0 0 1 32 0V100z`),
        inks.ground,
      ) +
      fill('M0 97h320v2H0z', inks.shade) +
      dealer(pick(draw, dealers), inks, draw) +
      felt +
      props[prop](),
  )
}
