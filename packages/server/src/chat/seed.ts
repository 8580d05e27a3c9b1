import type { Deps } from '../deps.ts'
import { modelSeeds } from './model-seeds.ts'
import { chatModel } from './tables.ts'

/** Puts the models of the demonstration there; what is there already stays as it is. */
export async function seedModels({ db, config }: Deps): Promise<void> {
  if (config.mode !== 'sandbox') return
  await db
    .insert(chatModel)
    .values(modelSeeds.map((model, place) => ({ ...model, place })))
    .onConflictDoNothing()
}
