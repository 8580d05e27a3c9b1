import { beasts } from './beasts.ts'
import { places } from './places.ts'
import { play, table } from './games.ts'
import { riches } from './riches.ts'
import { sea } from './sea.ts'
import type { Emblem } from './emblem.ts'
import { palettes, type Palette, type PaletteName } from '../palettes.ts'
import { picture } from '../svg.ts'

/** Everything a poster or a reel can show, by name. */
export const drawings = { ...riches, ...table, ...beasts, ...sea, ...places, ...play } satisfies Record<string, Emblem>

export type EmblemName = keyof typeof drawings
export const emblems = Object.keys(drawings) as EmblemName[]

/** The colours a thing has by itself, on a light reel; what is not named is brass. */
const natural: Partial<Record<EmblemName, readonly [figure: string, shade: string, light: string, dark: string]>> = {
  dragon: ['#1F7A54', '#145239', '#E2B95C', '#0A2A1F'],
  lotus: ['#A83E72', '#7A2350', '#E39BBE', '#4A1230'],
  seven: ['#B8392D', '#8E231C', '#F6E2AC', '#3A0C14'],
  lantern: ['#C2562B', '#94391B', '#EBC983', '#17201C'],
  gem: ['#2B5BA8', '#1C427F', '#8FB6EC', '#0D2450'],
  cherry: ['#B23A2E', '#84231C', '#3E8565', '#3A0C14'],
  tiger: ['#E09A3E', '#BF7423', '#FFF1D9', '#33170A'],
  fish: ['#22819A', '#115A6E', '#F4D79A', '#042C34'],
  shell: ['#D9826E', '#A8503F', '#FBD9CB', '#54160C'],
  turtle: ['#3E8565', '#1F5C43', '#A9C77A', '#07241A'],
  moon: ['#D8B15B', '#B98A34', '#2B4A86', '#0C1734'],
  clover: ['#2E8B5E', '#1B6243', '#BFE0A8', '#07241A'],
  scarab: ['#1F7A86', '#11535E', '#D8B15B', '#042C34'],
  volcano: ['#7A4A3A', '#56301F', '#E2702F', '#2A120A'],
  trident: ['#2B5BA8', '#1C427F', '#D8B15B', '#0D2450'],
  rocket: ['#C8C2B2', '#98917F', '#D8662F', '#22386B'],
  owl: ['#8A5A2E', '#643D1C', '#F6E2AC', '#2A1508'],
  plinko: ['#C8963C', '#9E6F1F', '#4A3B22', '#17201C'],
  crown: ['#D8B15B', '#B08430', '#F3DFA6', '#A22B35'],
}
const brass = ['#C8963C', '#9E6F1F', '#F0D897', '#17201C'] as const

/**
 * A single emblem on transparent ground, for reels: in its own colours, or in those of a palette.
 */
export function symbol(emblem: EmblemName, palette?: PaletteName | Palette): string {
  const [figure, shade, light, dark] = natural[emblem] ?? brass
  const own: Palette = { ground: '#F6EFE0', plane: '#F6EFE0', figure, shade, light, dark, title: dark }
  const inks = typeof palette === 'string' ? palettes[palette] : (palette ?? own)
  return picture({ width: 100, height: 100, label: emblem, fit: 'xMidYMid meet' }, drawings[emblem](inks))
}
