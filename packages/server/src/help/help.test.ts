import { helpCategories, helpCenter } from '@baize/contract'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { readArticle } from './article-file.ts'

const started = startedPlatform()
const run = (...words: string[]) => runCommand(started.platform.deps, ['help', ...words], 'ada')
const help = async (lang = 'EN') => (await started.client.call(helpCenter, { lang, device: 'WEB' })).value.categories
const article = async (id: string, lang?: string) =>
  (await help(lang)).flatMap(({ articles }) => articles).find(each => each.id === id)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-help-'))
})
afterAll(() => rm(folder, { recursive: true }))
async function file(id: string, text: string): Promise<string> {
  const path = join(folder, `${id}.md`)
  await writeFile(path, text)
  return path
}
const written = (words: string, more = '') => `---\ntitle: Ours\ncategory: about\nplace: 9\n${more}---\n\n${words}\n`

describe('the help centre', () => {
  test('has the articles that a site needs, by chapter, in each language of the site [CS-12] [CS-14] [API-20]', async () => {
    for (const [lang, first] of [
      ['EN', 'About us'],
      ['ES', 'Sobre nosotros'],
      ['DE', 'Über uns'],
    ] as const) {
      const categories = await help(lang)
      expect(categories.map(({ id }) => id)).toEqual(helpCategories)
      expect(categories[0]?.title).toBe(first)
      const ids = categories.flatMap(({ articles }) => articles.map(({ id }) => id))
      const kinds = [
        'slots',
        'live',
        'fishing',
        'lottery',
        'e-lottery',
        'cards',
        'sports',
        'e-sports',
        'cockfight',
        'in-house',
      ]
      expect(ids).toEqual(
        expect.arrayContaining([
          ...['about', 'terms', 'privacy', 'responsible-play', 'deposits', 'withdrawals', 'account', 'agents', 'faq'],
          ...kinds.map(kind => `rules-${kind}`),
        ]),
      )
    }
    expect((await article('terms'))?.anchor).toBe('term')
    expect((await article('terms', 'ES'))?.title).toBe('Términos')
  })

  test('comes in the default language where there is no article in the asked one [CS-13]', async () => {
    expect((await article('terms', 'TH'))?.title).toBe('Términos')
    await run('publish', 'EN', await file('only-english', written('Words.')))
    expect((await article('only-english', 'ES'))?.title).toBe('Ours')
  })

  test('has the same articles in every language, each naming others that there are', async () => {
    const root = join(import.meta.dirname, 'articles')
    const [first, ...others] = await Promise.all((await readdir(root)).map(tag => readdir(join(root, tag))))
    for (const names of others) expect(names.toSorted()).toEqual(first?.toSorted())
    const all = (await help()).flatMap(({ articles }) => articles)
    const ids = new Set(all.map(({ id }) => id))
    expect(all.flatMap(({ see }) => see.filter(id => !ids.has(id)))).toEqual([])
  })
})

describe('staff', () => {
  test('look at an article, publish it, go back to a version and withdraw it', async () => {
    const first = await file('ours', written('The **first** words.'))
    expect((await run('preview', first)).lines.join('\n')).toContain('<p>The <strong>first</strong> words.</p>')
    expect(await article('ours')).toBeUndefined()
    expect((await run('publish', 'en', first)).lines).toEqual(['ours is shown in EN, version 1.'])
    expect((await run('publish', 'en', first)).lines).toEqual(['ours is shown in EN, version 1.'])
    await run('publish', 'EN', await file('ours', written('Other words.', 'anchor: mine\nsee: terms, privacy\n')))
    expect(await article('ours')).toMatchObject({
      anchor: 'mine',
      see: ['terms', 'privacy'],
      content: '<p>Other words.</p>\n',
    })
    expect((await run('restore', 'EN', 'ours', '1')).lines).toEqual(['ours is shown in EN, version 3.'])
    expect((await article('ours'))?.content).toContain('first')
    expect((await run('versions', 'EN', 'ours')).lines).toHaveLength(3)
    expect((await run('withdraw', 'EN', 'ours')).ok).toBe(true)
    expect(await article('ours')).toBeUndefined()
    expect((await run('withdraw', 'EN', 'ours')).lines[0]).toBe('No article "ours" is shown in EN.')
    expect((await run('list')).lines.join('\n')).toMatch(/ours +EN +4 withdrawn/)
    expect((await runCommand(started.platform.deps, ['trail'], 'ada')).lines.join('\n')).toContain('help-published')
  })

  test.each([
    ['no fields at all', 'An article begins with its fields'],
    ['---\ntitle: A\nauthor: me\n---\nWords', '"author: me" is no field'],
    ['---\ncategory: about\nplace: 1\n---\nWords', 'An article needs a title.'],
    ['---\ntitle: A\ncategory: other\nplace: 1\n---\nWords', 'The category is one of'],
    ['---\ntitle: A\ncategory: about\nplace: first\n---\nWords', 'The place is a whole number.'],
    ['---\ntitle: A\ncategory: about\nplace: 1\nsee: ../x\n---\nWords', '"../x" is no name'],
    ['---\ntitle: A\ncategory: about\nplace: 1\n---\n \n', 'An article needs words.'],
  ])('are told what is wrong with %j', (text, why) => {
    expect(() => readArticle('ours', text)).toThrow(why)
  })

  test('publish no file that is no article', async () => {
    expect((await run('publish', 'EN', '/etc/passwd')).lines[0]).toContain('ending in .md')
    expect((await run('publish', 'EN', 'relative.md')).ok).toBe(false)
    expect((await run('publish', 'EN', join(folder, 'gone.md'))).lines[0]).toContain('There is no file')
    expect((await run('publish', 'XX', join(folder, 'gone.md'))).lines[0]).toBe('There is no language "XX".')
  })
})

test('markup in an article is cleaned before it is stored, and its text stays readable [ANN-15] [CS-13]', () => {
  const hostile =
    'Safe <b>bold</b> <script>alert(1)</script><img src=x onerror=alert(1)>[link](javascript:alert(1)) [good](https://a.example)'
  const { content } = readArticle('ours', written(hostile))
  expect(content).toContain('Safe <b>bold</b>')
  expect(content).not.toMatch(/script|onerror|<img|javascript:/i)
  expect(content).toContain('href="https://a.example/"')
})
