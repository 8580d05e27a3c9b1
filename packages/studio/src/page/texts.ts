import type { Group, Groups, KeyOf } from './text-keys.ts'
import { type TFunction, translator } from './translate.ts'

let loaded: Partial<Groups> = {}

async function read({ href, dataset }: HTMLLinkElement): Promise<[group: string | undefined, texts: unknown]> {
  return [dataset['texts'], await (await fetch(href)).json()]
}

/**
 * Loads the texts that the page names in its head (`http/page-html.ts`): those of its language and
 * of its game alone.
 */
export async function loadTexts(): Promise<Partial<Groups>> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-texts]')
  loaded = Object.fromEntries(await Promise.all([...links].map(read))) as Partial<Groups>
  return loaded
}

/** The texts of groups that were loaded; the last one wins where two have the same key. */
export const textsOf = <G extends Group>(...groups: readonly G[]): TFunction<KeyOf<G>> =>
  translator(...groups.map(group => loaded[group] ?? {}))
