import { drawings, type EmblemName } from './emblems/index.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { box, disc, group, picture } from './svg.ts'

/** Profile pictures to choose from, by their emblems, and the inks of each. */
const inksOf = {
  owl: 'felt',
  tiger: 'oxblood',
  dragon: 'midnight',
  fish: 'teal',
  turtle: 'ivory',
  lotus: 'plum',
  moon: 'cobalt',
  crown: 'ink',
  gem: 'rust',
  clover: 'sage',
  rocket: 'sky',
  trident: 'coral',
} as const satisfies Partial<Record<EmblemName, PaletteName>>

export type AvatarName = keyof typeof inksOf
export const avatars = Object.keys(inksOf) as AvatarName[]

/** A profile picture: an emblem on a ground that may be cut to a circle. */
export function avatar(name: AvatarName): string {
  const inks = palettes[inksOf[name]]
  return picture(
    { width: 100, height: 100, label: name },
    box(0, 0, 100, 100, 0, inks.ground) +
      disc(50, 50, 42, inks.plane) +
      group('translate(20 20)scale(.6)', drawings[name](inks)),
  )
}
