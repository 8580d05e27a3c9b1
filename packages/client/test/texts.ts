import type { Config, Texts } from '../src/index.ts'
import { testPage, type PageOptions } from './page.ts'

/** Texts of a page in two languages. */
export const books: Record<string, Texts> = {
  en: {
    hello: 'Hello {{name}}',
    only: 'English only',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    error: { LOGIN_LOCKED: 'Wait {{minutes}} minutes' },
  },
  es: { hello: 'Hola {{name}}', error: { LOGIN_LOCKED: 'Espera {{wait}}' }, common: { reference: 'Ref. {{id}}' } },
}

/** A scope with these texts, and which languages were asked for. */
export const setUp = (config: Config = {}, options: PageOptions = {}) => {
  const asked: string[] = []
  const page = testPage(options)
  const texts = async (language: string) => {
    asked.push(language)
    const book = books[language]
    if (!book) throw new Error('none')
    return book
  }
  const scope = page.scope({ api: 'http://api.test', texts, ...config })
  return { page, scope, i18n: scope.i18n, asked }
}

/** A page of the operator's own site that asks for English by its address. */
export const own = { at: 'http://api.test/?lang=EN' }
