import { plainText, type helpCenter, type Output } from '@baize/contract'
import { plainText as wordsOf } from '../../../shared/security/rich-text/plain-text.ts'

export type Category = Output<typeof helpCenter>['categories'][number]
export type Article = Category['articles'][number]

export const articlesOf = (categories: readonly Category[]): Article[] => categories.flatMap(({ articles }) => articles)

/** The article of a name or an anchor. */
export const articleOf = (categories: readonly Category[], name: string | undefined): Article | undefined =>
  articlesOf(categories).find(({ id, anchor }) => name !== undefined && name !== '' && (id === name || anchor === name))

/** Letters without case and accents, each in the place of its own. */
const plainLetters = (text: string): string =>
  [...text].map(letter => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('')

/** Letters around what was found. */
const around = 60

export interface Hit {
  article: Article
  /** The words around it, before, itself and after; the beginning where the title alone fits. */
  words: readonly [before: string, found: string, after: string]
}

/** Articles in whose title or words something stands, titles first (CS-13). */
export function findArticles(categories: readonly Category[], typed: string): Hit[] {
  const wanted = plainLetters(plainText(typed))
  if (!wanted) return []
  const found = articlesOf(categories).flatMap(article => {
    const text = [...wordsOf(article.content).replace(/\s+/g, ' ')]
    const at = plainLetters(text.join('')).indexOf(wanted)
    const inTitle = plainLetters(article.title).includes(wanted)
    if (at < 0 && !inTitle) return []
    const end = at + [...wanted].length
    const words =
      at < 0
        ? ([text.slice(0, 2 * around).join(''), '', ''] as const)
        : ([
            text.slice(Math.max(0, at - around), at).join(''),
            text.slice(at, end).join(''),
            text.slice(end, end + around).join(''),
          ] as const)
    return [{ hit: { article, words }, inTitle }]
  })
  return [...found.filter(({ inTitle }) => inTitle), ...found.filter(({ inTitle }) => !inTitle)].map(({ hit }) => hit)
}
