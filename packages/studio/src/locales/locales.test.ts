import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages as platformLanguages } from '@baize/contract'
import { expect, test } from 'vitest'
import { languages, readTexts } from '../http/locales.ts'

const files = (language: string) => readdirSync(join(import.meta.dirname, language)).sort()
const groups = files('en').map(name => name.replace(/\.json$/, ''))
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

test('a game opens in every language that the platform launches it in', () => {
  expect(languages).toEqual(expect.arrayContaining(Object.values(platformLanguages)))
})

test.each(languages)('%s has every group of texts', language => {
  expect(files(language)).toEqual(files('en'))
})

const each = languages.flatMap(language => groups.map(group => ({ language, group })))

test.each(each)('$group in $language has the keys of English, with the same placeholders, and none empty', parts => {
  const english = readTexts('en', parts.group)
  const texts = readTexts(parts.language, parts.group)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts)) {
    expect([key, text.trim()]).not.toEqual([key, ''])
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
  }
})
