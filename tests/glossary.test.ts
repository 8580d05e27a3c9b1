import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, lotteryGames } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { editorialGames } from '../packages/server/src/games/catalogue/editorial.ts'
import { vendorSeeds } from '../packages/server/src/games/catalogue/vendor-seeds.ts'
import { rakePercent } from '../packages/studio/src/games/thirteen/rules.ts'

interface Block {
  [key: string]: string | Block
}
type Row = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '..')
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
const english = new Intl.DisplayNames('en', { type: 'language' })
/** The languages of the product by the titles of their columns, such as `Spanish`. */
const tags = Object.fromEntries(Object.values(languages).map(tag => [english.of(tag) ?? tag, tag]))
const folders: Readonly<Record<string, string>> = {
  elements: 'packages/elements/src/locales',
  server: 'packages/server/src/text/locales',
  studio: 'packages/studio/src/locales',
  site: 'examples/site/locales',
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
/** The rows of every table of the page, by the titles of its columns. */
const rows: readonly Row[] = glossary.split(/\n\n/).flatMap(block => {
  const lines = block.split('\n').filter(line => line.startsWith('|'))
  const titles = cells(lines[0] ?? '')
  return lines.slice(2).map(line => Object.fromEntries(cells(line).map((cell, place) => [titles[place] ?? '', cell])))
})

const flat = (texts: Block, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const read = (file: string) => new Map(flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Block))

const listed = (text: string) =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
/** What is not to be said in a language, of a cell as `en: one, two; es: three`. */
const refused = (cell: string, language: string) =>
  cell.split(';').flatMap(part => {
    const [, tag, words = ''] = /^\s*(\w\w):(.*)$/.exec(part) ?? []
    return tag === language ? listed(words) : []
  })
const everywhere = /## Not to say anywhere\n\n[^:]*: (.*)\.\n/.exec(glossary)?.[1] ?? ''
const wrongNames = rows.flatMap(({ Name, ...row }) => (Name ? listed(row['Not to say'] ?? '') : []))
const notToSay = (language: string) => [
  ...rows.flatMap(({ Name, ...row }) => (Name ? [] : refused(row['Not to say'] ?? '', language))),
  ...refused(everywhere, language),
  ...wrongNames,
]
/** A word or phrase as a whole, however it is written. */
const said = (words: string) =>
  new RegExp(`(?<![\\p{L}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu')

it('is read: its tables hold terms, words not to say, and names', () => {
  expect(rows.filter(({ English }) => English).length).toBeGreaterThan(50)
  expect([notToSay('en').length, notToSay('es').length, notToSay('de').length].every(count => count > 10)).toBe(true)
  expect(wrongNames).toContain('Court Side')
})

describe.each(Object.values(tags))('the texts in %s', language => {
  const files = Object.values(folders).flatMap(folder => globSync(`${folder}/${language}/*.json`, { cwd: root }))
  const refusedWords = notToSay(language)

  it('say no word that the glossary refuses', () => {
    const found = files.flatMap(file =>
      [...read(file)].flatMap(([key, text]) =>
        refusedWords
          .filter(words => said(words).test(text.replace(/\{+\w+\}+/g, '')))
          .map(words => `${file} ${key}: "${words}" in "${text}"`),
      ),
    )
    expect(found).toEqual([])
  })

  it('write a percentage as the language does, so that no line breaks before its sign', () => {
    const sign = language === 'en' ? /(?<=[\d}])%/ : /(?<=[\d}])\u00a0%/
    const found = files.flatMap(file =>
      [...read(file)].flatMap(([key, text]) =>
        [...text.matchAll(/[\d}]\s*%/g)].flatMap(([written]) =>
          sign.test(written) ? [] : [`${file} ${key}: ${text}`],
        ),
      ),
    )
    expect(found).toEqual([])
  })

  it('say the terms of the glossary where it states a place', () => {
    const column = Object.entries(tags).find(([, tag]) => tag === language)?.[0] ?? ''
    const placed = rows.filter(({ Where }) => Where)
    expect(placed.length).toBeGreaterThan(40)
    const missing = placed.flatMap(row => {
      const [, place = '', group = '', key = ''] = /^(\w+) ([\w-]+): (.+)$/.exec(row['Where'] ?? '') ?? []
      const text = read(`${folders[place]}/${language}/${group}.json`).get(key)
      const term = row[column] ?? ''
      return text?.toLowerCase().includes(term.toLowerCase()) ? [] : [`${row['Where']}: "${text}" lacks "${term}"`]
    })
    expect(missing).toEqual([])
  })
})

it('holds for the names of games and vendors, too', () => {
  const names = [
    ...editorialGames.map(({ name }) => name),
    ...vendorSeeds.map(({ displayName }) => displayName),
    ...lotteryGames.map(({ name }) => name),
  ]
  expect(names.filter(name => wrongNames.some(words => said(words).test(name)))).toEqual([])
  for (const { Name = '' } of rows.filter(({ Name }) => Name)) expect(names).toContain(Name)
})

it.each(Object.values(tags))(
  'tells in %s what the winner of a match is paid, wherever the stake is chosen',
  language => {
    const texts = [
      read(`${folders['elements']}/${language}/games.json`).get('rooms.lead'),
      read(`${folders['server']}/${language}/announcements.json`).get('category.pvp.text'),
      read(`${folders['studio']}/${language}/thirteen.json`).get('rules'),
    ]
    const part = String(100n - rakePercent)
    expect(texts.map(text => /(\d+)\s?%/.exec(text ?? '')?.[1])).toEqual([part, part, part])
  },
)
