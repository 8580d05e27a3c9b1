import { languageOf, languages, offeredLanguages } from '@baize/contract'

/** The few words that belong to the page itself; everything else is an element's. */
export type SiteTexts = Readonly<Record<string, string>>

/**
 * Language of the page as it is built, and as it is delivered where the platform does not say
 * another (BOOT-11).
 */
export const ownLocale = 'es'

/**
 * Language of the page: `?lang=`, which becomes the stored choice, then the stored choice, then its
 * own (I18N-11, BOOT-11).
 *
 * @param offered - codes of the languages that the site offers; without it, those that every site
 *   does
 * @param delivered - the language of the page as the platform has sent it
 */
export function chooseLocale(
  query: string | null,
  stored: string | null,
  offered: readonly string[] = offeredLanguages,
  delivered: string = ownLocale,
): string {
  const wishes = [query, stored].map(wish => languageOf(wish ?? ''))
  return wishes.find(wish => wish && offered.includes(wish[0]))?.[1] ?? delivered
}

/** The same of a site that offers every language that there are texts in. */
export const requestedLocale = (query: string | null, stored: string | null, delivered?: string): string =>
  chooseLocale(query, stored, Object.keys(languages), delivered)

/**
 * The page's own words in a language; none where they do not come, so that those that are there
 * stay.
 */
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
