import type { InstantT } from '../instant/text-keys.ts'
import type { creatures } from './creatures.ts'

/** A creature's name where it stands alone: the texts have it as it is written within a sentence. */
export function creatureName(creature: (typeof creatures)[number]['name'], t: InstantT): string {
  const name = t(creature)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
