import type { Translator } from '@baize/client'

/** Documents whose title takes an article within a sentence; an operator's others stand without. */
const withArticle: readonly string[] = ['term', 'privacy']

/** The article of a document, with the space after it. */
export const documentArticle = (t: Translator['t'], code: string): string =>
  withArticle.includes(code) ? `${t(`register.the.${code}`)} ` : ''
