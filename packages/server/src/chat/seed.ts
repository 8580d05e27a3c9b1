import type { Deps } from '../deps.ts'
import { chatModel } from './tables.ts'

type Seed = Pick<typeof chatModel.$inferInsert, 'id' | 'nickname' | 'languages' | 'tags'>
type Line = readonly [nickname: string, languages: string, tags: string]

const lines: readonly Line[] = [
  ['Alba', 'ES EN', 'football travel'],
  ['Marek', 'EN PL', 'cards chess'],
  ['Ines', 'ES PT', 'music cooking'],
  ['Tomas', 'ES', 'football cinema'],
  ['Greta', 'EN DE', 'books chess'],
  ['Nuria', 'ES EN', 'travel music'],
  ['Linh', 'VI EN', 'cooking cards'],
  ['Bruno', 'PT ES', 'football music'],
  ['Sofia', 'ES EN', 'cinema books'],
  ['Anton', 'EN DE', 'cards travel'],
  ['Carmen', 'ES', 'cooking music'],
  ['Mai', 'VI', 'music travel'],
  ['Oskar', 'EN PL', 'chess football'],
  ['Lucia', 'ES PT', 'cards cinema'],
  ['Elena', 'ES EN', 'books travel'],
  ['Rafael', 'PT EN', 'cooking football'],
  ['Hana', 'EN', 'chess music'],
  ['Pablo', 'ES', 'cards cinema'],
  ['Ida', 'DE EN', 'travel books'],
  ['Duc', 'VI EN', 'football cards'],
  ['Marta', 'ES EN', 'music cinema'],
  ['Felix', 'DE', 'chess cooking'],
  ['Clara', 'PT ES', 'books music'],
  ['Hugo', 'ES EN', 'travel football'],
]

/** The models of the demonstration: drawn, not real; they talk about what is written beside them. */
const modelSeeds: readonly Seed[] = lines.map(([nickname, languages, tags]) => ({
  id: nickname.toLowerCase(),
  nickname,
  languages: languages.split(' '),
  tags: tags.split(' '),
}))

/** Puts the models of the demonstration there; what is there already stays as it is. */
export async function seedModels({ db, config }: Deps): Promise<void> {
  if (config.mode !== 'sandbox') return
  await db
    .insert(chatModel)
    .values(modelSeeds.map((model, place) => ({ ...model, place })))
    .onConflictDoNothing()
}
