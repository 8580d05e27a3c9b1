import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseLocale, ownLocale, requestedLocale, type SiteTexts } from './texts.ts'

const site = join(import.meta.dirname, '..')
const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(join(site, 'locales', locale, 'site.json'), 'utf8')) as SiteTexts
const page = readFileSync(join(site, 'index.html'), 'utf8').replace(/\s+/g, ' ')

it.each([
  [null, null, 'es'],
  ['EN', 'ES', 'en'],
  ['xx', 'en', 'en'],
  ['DE', 'EN', 'en'],
  ['constructor', null, 'es'],
  ['en-GB', null, 'en'],
  ['en_US', 'ES', 'en'],
  ['english', 'EN', 'en'],
])('speaks, asked for %j and having %j stored, %s [I18N-11] [BOOT-11]', (query, stored, locale) =>
  expect(chooseLocale(query, stored)).toBe(locale),
)

it('speaks the language that the platform has delivered it in where nobody wishes another', () => {
  expect(chooseLocale(null, null, ['EN', 'DE'], 'en')).toBe('en')
  expect(chooseLocale(null, 'DE', ['EN', 'DE'], 'en')).toBe('de')
  expect(requestedLocale(null, null, 'en')).toBe('en')
})

it('speaks a language that not every site offers where this one does', () => {
  expect(chooseLocale('de', 'EN', ['EN', 'ES', 'DE'])).toBe('de')
  expect(requestedLocale('de', 'EN')).toBe('de')
})

it('is delivered with the words of its own language', () => {
  const words = wordsOf(ownLocale)
  const shown = [...page.matchAll(/data-text="([\w-]+)"\s?>([^<]+)</g)]
  const labels = [...page.matchAll(/data-label="(\w+)" aria-label="([^"]+)"/g)]
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.length + labels.length).toBe([...page.matchAll(/data-(?:text|label)=/g)].length)
  for (const [, name = '', word = ''] of [...shown, ...labels]) expect([name, word.trim()]).toEqual([name, words[name]])
})

it('has words in every language for all that it marks', () => {
  const names = new Set([...page.matchAll(/data-(?:text|label)="([\w-]+)"/g)].map(([, name]) => name))
  for (const locale of readdirSync(join(site, 'locales')))
    expect(Object.keys(wordsOf(locale))).toEqual(expect.arrayContaining([...names]))
})
