import type { Look } from '@baize/art'
import type { Deps } from '../deps.ts'
import { chatModel } from './tables.ts'

type Seed = Pick<typeof chatModel.$inferInsert, 'id' | 'nickname' | 'languages' | 'tags'>
type Line = readonly [nickname: string, look: Look, languages: string, tags: string]

const lines: readonly Line[] = [
  ['Alba', 'woman', 'ES EN', 'football travel'],
  ['Marek', 'man', 'EN PL', 'cards chess'],
  ['Ines', 'woman', 'ES PT', 'music cooking'],
  ['Tomas', 'man', 'ES', 'football cinema'],
  ['Greta', 'woman', 'EN DE', 'books chess'],
  ['Nuria', 'woman', 'ES EN', 'travel music'],
  ['Linh', 'woman', 'VI EN', 'cooking cards'],
  ['Bruno', 'man', 'PT ES', 'football music'],
  ['Sofia', 'woman', 'ES EN', 'cinema books'],
  ['Anton', 'man', 'EN DE', 'cards travel'],
  ['Carmen', 'woman', 'ES', 'cooking music'],
  ['Mai', 'woman', 'VI', 'music travel'],
  ['Oskar', 'man', 'EN PL', 'chess football'],
  ['Lucia', 'woman', 'ES PT', 'cards cinema'],
  ['Elena', 'woman', 'ES EN', 'books travel'],
  ['Rafael', 'man', 'PT EN', 'cooking football'],
  ['Hana', 'woman', 'EN', 'chess music'],
  ['Pablo', 'man', 'ES', 'cards cinema'],
  ['Ida', 'woman', 'DE EN', 'travel books'],
  ['Duc', 'man', 'VI EN', 'football cards'],
  ['Marta', 'woman', 'ES EN', 'music cinema'],
  ['Felix', 'man', 'DE', 'chess cooking'],
  ['Clara', 'woman', 'PT ES', 'books music'],
  ['Hugo', 'man', 'ES EN', 'travel football'],
]

/**
 * The models of the demonstration: drawn, not real; they talk about what is written beside them.
 */
const modelSeeds: readonly Seed[] = lines.map(([nickname, , languages, tags]) => ({
  id: nickname.toLowerCase(),
  nickname,
  languages: languages.split(' '),
  tags: tags.split(' '),
}))

const looks: ReadonlyMap<string, Look> = new Map(lines.map(([nickname, look]) => [nickname.toLowerCase(), look]))

/** How a model of the demonstration is drawn; undefined of any other. */
export const lookOf = (id: string): Look | undefined => looks.get(id)

/** Puts the models of the demonstration there; what is there already stays as it is. */
export async function seedModels({ db, config }: Deps): Promise<void> {
  if (config.mode !== 'sandbox') return
  await db
    .insert(chatModel)
    .values(modelSeeds.map((model, place) => ({ ...model, place })))
    .onConflictDoNothing()
}
