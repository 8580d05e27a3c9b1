import { picture } from '../svg.ts'
import { ray, shark, turtle, whale } from './great.ts'
import { jellyfish, lobster, octopus, pufferfish } from './reef.ts'
import { clownfish, crab, seahorse, sprat } from './small.ts'

const drawings = {
  sprat,
  clownfish,
  seahorse,
  crab,
  pufferfish,
  jellyfish,
  lobster,
  octopus,
  ray,
  turtle,
  shark,
  whale,
} satisfies Record<string, () => string>

export type CreatureName = keyof typeof drawings
export const creatures = Object.keys(drawings) as CreatureName[]

/** A creature of the sea in its own colours, on transparent ground. What has a front looks to the left. */
export const creature = (name: CreatureName): string =>
  picture({ width: 100, height: 100, label: name, fit: 'xMidYMid meet' }, drawings[name]())
