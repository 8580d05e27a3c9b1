import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@baize/contract'
import { describe, expect, it } from 'vitest'

interface Block {
  [key: string]: string | Block
}

const root = join(import.meta.dirname, '..')
const spoken = Object.values(languages).sort()
/**
 * Every package that speaks has a folder of texts: a folder a language in it, a file a group in
 * that.
 */
const folders = globSync('{packages/*/src,examples/*}/**/locales', {
  cwd: root,
  exclude: name => ['dist', 'node_modules'].includes(name),
})

const directories = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
const flat = (texts: Block, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const read = (file: string) => new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Block))
const plural = /_(zero|one|two|few|many|other)$/
const bare = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(key => key.replace(plural, '')))].sort()
const values = (text = '') => [...text.matchAll(/\{+([\w:]+)\}/g)].map(([, name]) => name).sort()

it('are found in every package that speaks', () => {
  const packages = folders.map(folder => folder.split('/').slice(0, 2).join('/'))
  expect(packages.sort()).toEqual(['examples/site', 'packages/elements', 'packages/server', 'packages/studio'])
})

describe.each(folders)('the texts in %s', folder => {
  const place = join(root, folder)
  const files = (language: string) => readdirSync(join(place, language)).sort()

  it('are in every language of the contract, and in no other', () => {
    expect(directories(place)).toEqual(spoken)
  })

  it.each(spoken)('in %s stand in the same files as English', language => {
    expect(files(language)).toEqual(files('en'))
  })

  describe.each(spoken.flatMap(language => files('en').map(file => [language, file] as const)))(
    '%s/%s',
    (language, file) => {
      const english = read(join(place, 'en', file))
      const texts = read(join(place, language, file))

      it('has the keys of English, and every plural form of its language', () => {
        expect(bare(texts)).toEqual(bare(english))
        const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
        const counted = [...english.keys()].filter(key => plural.test(key)).map(key => key.replace(plural, ''))
        const missing = counted.flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !texts.has(key))
        expect(missing).toEqual([])
      })

      it('fills in the values of English', () => {
        const others = [...english].filter(
          ([key, text]) => texts.has(key) && String(values(texts.get(key))) !== String(values(text)),
        )
        expect(others).toEqual([])
      })

      it('leaves nothing empty', () => {
        expect([...texts].filter(([, text]) => !text.trim())).toEqual([])
      })
    },
  )
})
