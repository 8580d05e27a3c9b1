import { clientErrors, errors } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { blocksOf, languages, names as filesOnDisk, type Block } from './on-disk.ts'

const flat = (texts: Block, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const plural = /_(zero|one|two|few|many|other)$/
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]).sort()

const of = (language: string) => blocksOf(language).flatMap(texts => flat(texts))

it('are found at all', () => {
  expect(languages()).toEqual(expect.arrayContaining(['en', 'es']))
})

describe.each(languages())('the texts in %s', language => {
  it('stand in the same files as English', () => {
    const groups = (of: string) =>
      filesOnDisk().flatMap(name => (name.startsWith(`${of}/`) ? [name.split('/')[1]] : []))
    expect(groups(language)).toEqual(groups('en'))
  })

  const entries = new Map(of(language))
  const bare = (list: Iterable<string>) => new Set([...list].map(key => key.replace(plural, '')))

  it('have the same keys as English, whatever the plural forms [I18N-08]', () => {
    expect(bare(entries.keys())).toEqual(bare(of('en').map(([key]) => key)))
  })

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = bare([...entries.keys()].filter(key => plural.test(key)))
    const missing = [...counted].flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !entries.has(key))
    expect(missing).toEqual([])
  })

  it('fill in the same values as English', () => {
    const other = of('en')
      .filter(([key, text]) => entries.has(key) && String(names(text)) !== String(names(entries.get(key) ?? '')))
      .map(([key]) => key)
    expect(other).toEqual([])
  })

  it('say something for every refusal and every trouble of the client [ERR-36] [ERR-37]', () => {
    const codes = [...Object.keys(errors), ...Object.keys(clientErrors)]
    expect(codes.filter(code => !entries.get(`error.${code}`))).toEqual([])
  })

  it('stand in one place each', () => {
    expect(of(language).length).toBe(entries.size)
  })

  it('name no format and nest no other text: what reads those is left out of the build', () => {
    expect([...entries].filter(([, text]) => /\{\{[^}]*,|\$t\(/.test(text))).toEqual([])
  })

  it('leave no text empty', () => {
    expect([...entries].filter(([, text]) => !text.trim())).toEqual([])
  })
})

it('says in English exactly what the contract says', () => {
  const texts = new Map(of('en'))
  for (const [code, [, text]] of Object.entries(errors))
    expect(texts.get(`error.${code}`)).toBe(text.replace(/\{(\w+)\}/g, '{{$1}}'))
  for (const [code, text] of Object.entries(clientErrors)) expect(texts.get(`error.${code}`)).toBe(text)
})

it.each(languages())('ask for correct user data in %s only where somebody has typed some [ERR-21]', language => {
  const texts = new Map(of(language))
  const said = texts.get('error.LOGIN_FAILED')
  const codes = Object.keys({ ...errors, ...clientErrors }).filter(code => texts.get(`error.${code}`) === said)
  expect(codes).toEqual(['FIELD_INVALID', 'LOGIN_FAILED'])
})
