import { beasts } from './beasts.ts'
import { places } from './places.ts'
import { play } from './games.ts'
import { riches } from './riches.ts'
import { sea } from './sea.ts'
import { table } from './games.ts'
import type { Emblem } from './emblem.ts'

/** Everything a poster or a reel can show, by name. */
export const drawings = { ...riches, ...table, ...beasts, ...sea, ...places, ...play } satisfies Record<string, Emblem>

export type EmblemName = keyof typeof drawings
export const emblems = Object.keys(drawings) as EmblemName[]
