/** Creatures of the reef and their pays, in hundredths of the stake; the smallest first. */
export const creatures = [
  { name: 'sprat', pay: 200 },
  { name: 'clownfish', pay: 300 },
  { name: 'seahorse', pay: 400 },
  { name: 'crab', pay: 500 },
  { name: 'pufferfish', pay: 800 },
  { name: 'jellyfish', pay: 1000 },
  { name: 'lobster', pay: 1500 },
  { name: 'octopus', pay: 2000 },
  { name: 'ray', pay: 3000 },
  { name: 'turtle', pay: 5000 },
  { name: 'shark', pay: 10_000 },
  { name: 'whale', pay: 20_000 },
] as const

export type Creature = (typeof creatures)[number]
export type CreatureName = Creature['name']

/**
 * A shot draws one of so many numbers, all as likely as one another: each pay divides what they
 * return, so that no chance is rounded.
 */
export const casts = 60_000
/** Return to player in percent, whichever creature is aimed at. */
const share = 97

/** Of all casts, how many catch a creature of this pay: the lowest ones. */
export const catching = (pay: number): number => (share * casts) / pay

/** Chance that a shot catches a creature of this pay, in percent. */
export const chanceOf = (pay: number): number => (100 * catching(pay)) / casts

/** The largest creature that a cast would have caught; null for one that catches nothing. */
export const largestOf = (cast: number): Creature | null =>
  [...creatures].reverse().find(({ pay }) => cast < catching(pay)) ?? null

/** The creature of a name, or null where none is called that. */
export const creatureOf = (name: unknown): Creature | null => creatures.find(each => each.name === name) ?? null
