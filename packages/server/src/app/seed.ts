import type { Deps } from '../deps.ts'
import { areas } from './areas.ts'

/**
 * Brings a fresh database to where people can play: the catalogue, and in the sandbox the demo accounts, displays and notices. Run at
 * every start; what is there already stays as staff has left it.
 */
export async function seedWorld(deps: Deps): Promise<void> {
  for (const area of areas) await area.seed?.(deps)
}
