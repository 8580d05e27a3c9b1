import { languages, offeredLanguages } from '@baize/contract'

/** The few words that belong to the page itself; everything else is an element's. */
export type SiteTexts = Readonly<Record<string, string>>

/** Language of the page as it is delivered (BOOT-11). */
export const ownLocale = 'es'

/** Code and tag of a language that somebody wishes for by its code or by a tag, with a region or without, as the elements do. */
const languageOf = (wish: string): readonly [code: string, tag: string] | undefined => {
  const asked = wish.replaceAll('_', '-').toLowerCase()
  const fits = (name: string) => asked === name || asked.startsWith(`${name}-`)
  return Object.entries(languages).find(([code, tag]) => fits(code.toLowerCase()) || fits(tag.toLowerCase()))
}

/**
 * Language of the page: `?lang=`, which becomes the stored choice, then the stored choice, then its own (I18N-11, BOOT-11).
 *
 * @param offered - codes of the languages that the site offers; without it, those that every site does
 */
export function chooseLocale(
  query: string | null,
  stored: string | null,
  offered: readonly string[] = offeredLanguages,
): string {
  const wishes = [query, stored].map(wish => languageOf(wish ?? ''))
  return wishes.find(wish => wish && offered.includes(wish[0]))?.[1] ?? ownLocale
}

/** The same of a site that offers every language that there are texts in. */
export const requestedLocale = (query: string | null, stored: string | null): string =>
  chooseLocale(query, stored, Object.keys(languages))

/** The page's own words in a language; none where they do not come, so that those that are there stay. */
export async function textsIn(locale: string): Promise<SiteTexts> {
  const reply = await fetch(`/locales/${locale}/site.json`).catch(() => null)
  return reply?.ok ? ((await reply.json()) as SiteTexts) : {}
}

/** Puts the page's own words into the marked places. */
export function applyTexts(root: ParentNode, words: SiteTexts): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const word = words[node.dataset['text'] ?? '']
    if (word) node.textContent = word
  }
  for (const node of root.querySelectorAll<HTMLElement>('[data-label]')) {
    const word = words[node.dataset['label'] ?? '']
    if (word) node.setAttribute('aria-label', word)
  }
}
