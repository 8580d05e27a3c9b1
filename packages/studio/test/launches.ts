import { crashPointOf, launches } from '../src/games/ascent/rules.ts'

/** Drawn number of a flight that ends at a height, in hundredths. */
export function launchTo(height: number): number[] {
  const launch = Math.floor((97 * launches) / height) - 1
  if (crashPointOf(launch) !== height) throw new Error(`No launch ends at ${height}`)
  return [launch]
}
