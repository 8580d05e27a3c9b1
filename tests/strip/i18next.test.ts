import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { blocksOf, languages, type Block } from '../../packages/elements/src/locales/on-disk.ts'
import { stripI18next } from '../../scripts/rollup/strip/i18next.ts'
import { bundled } from './bundled.ts'

/** The calls that the client makes. */
interface Texts {
  init: (settings: object) => unknown
  addResourceBundle: (language: string, namespace: string, texts: unknown, deep: boolean, overwrite: boolean) => unknown
  hasResourceBundle: (language: string, namespace: string) => boolean
  getResource: (language: string, namespace: string, key: string) => unknown
  getFixedT: (language: string) => (key: string, values: object) => unknown
}
type Book = readonly (readonly [language: string, texts: unknown])[]
type Said = readonly [language: string, key: string, values?: object]

const settings = '{ resources: {}, fallbackLng: fallback, initAsync: false, interpolation: { escapeValue: false } }'
let made: () => Texts

beforeAll(async () => {
  const code = "export { createInstance } from 'i18next'"
  made = (await bundled<{ createInstance: () => Texts }>(code, [stripI18next()])).createInstance
})

const namespace = 'translation'

/** Adds texts as the client does; says why it cannot, which is what the client falls back on. */
function add(texts: Texts, language: string, more: unknown): string {
  try {
    texts.addResourceBundle(language, namespace, more, texts.hasResourceBundle(language, namespace), true)
    return ''
  } catch (error) {
    return String(error)
  }
}

/** What an instance says of each, as the client asks it. */
function says(texts: Texts, book: Book, asked: readonly Said[]): unknown[] {
  void texts.init({ resources: {}, fallbackLng: 'en', initAsync: false, interpolation: { escapeValue: false } })
  const added = book.map(([language, more]) => add(texts, language, more))
  const said = asked.map(([language, key, values]) => {
    const plain = texts.getResource(language, namespace, key)
    const { res, usedLng } = texts.getFixedT(language)(key, { ...values, returnDetails: true }) as Record<
      string,
      unknown
    >
    return [language, key, values, res, usedLng, plain, texts.hasResourceBundle(language, namespace)]
  })
  return [added, ...said]
}

function expectSame(book: Book, asked: readonly Said[]): unknown[] {
  const whole = says(createInstance() as unknown as Texts, book, asked)
  expect(says(made(), book, asked)).toEqual(whole)
  return whole.map(each => (each as unknown[])[3])
}

const numbers = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101, 1.5, -1]

const keysOf = (texts: Block, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : [path + key, ...keysOf(value, `${path}${key}.`)],
  )

describe('i18next as pages carry it', () => {
  it('is set up and asked by the client as here', () => {
    const client = readFileSync(new URL('../../packages/client/src/i18n/i18n.ts', import.meta.url), 'utf8')
    expect(client).toContain(`void texts.init(${settings})`)
    expect(client).toContain("const fallback = 'en'")
    const calls = ['addResourceBundle(', 'getFixedT(', 'getResource(', 'hasResourceBundle(', 'init(']
    expect([...new Set(client.match(/(?<=\btexts\.)\w+\(/g))].sort()).toEqual(calls)
    expect(client).toContain(
      'texts.addResourceBundle(language, namespace, bundle, texts.hasResourceBundle(language, namespace), true)',
    )
    expect(client).toContain('texts.getResource(language, namespace, name)')
    expect(client).toContain("const namespace = 'translation'")
    expect(client).toContain('fixed(name, { ...values, returnDetails: true })')
  })

  it.each(languages())('says every text of %s as the whole library does', language => {
    const book = [...new Set(['en', language])].flatMap(each => blocksOf(each).map(block => [each, block] as const))
    const keys = [
      ...new Set(
        book.flatMap(([, block]) => keysOf(block).map(key => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
      ),
    ]
    const names = JSON.stringify(book).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []
    const filled = Object.fromEntries(names.map((name, index) => [name, `<b>${name}</b> & {{${name}}} $& ${index}`]))
    const values = [
      {},
      filled,
      ...numbers.map(count => ({ ...filled, count })),
      { name: undefined, account: null, count: '3' },
    ]
    const said = expectSame(
      book,
      keys.flatMap(key => values.map(each => [language, key, each] as const)),
    )
    expect(keys.length).toBeGreaterThan(500)
    expect(said.filter(each => typeof each === 'string' && each.includes('<b>')).length).toBeGreaterThan(100)
  })

  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  const games = (language: string, of: readonly string[]) =>
    Object.fromEntries(of.map(form => [`games_${form}`, `${language} ${form} {{count}}`]))
  it.each(['en', 'ar', 'ru', 'pl', 'ja', 'pt-BR', 'zh-Hans', 'zh-Hans-CN', 'sr-Latn-RS'])(
    'finds the form of a number in %s',
    language => {
      for (const had of [forms, ['one', 'other'], ['other'], ['few', 'many'], []]) {
        const book = [
          ['en', { ...games('en', ['one', 'other']), plain: 'plain', mixed: 'mixed', mixed_other: 'mixed {{count}}' }],
          [language, { ...games(language, had), mixed_one: '{{count}} one' }],
        ] as const
        const asked = [...numbers, '1', null, undefined].flatMap(count =>
          ['games', 'plain', 'mixed', 'none'].map(key => [language, key, { count }] as const),
        )
        expectSame(book, asked)
      }
    },
  )

  it('falls back from a language to a wider one, to English, to what is given and to the key', () => {
    const book = [
      ['en', { all: 'en', only: { en: 'en {{name}}' } }],
      ['pt', { all: 'pt', wide: 'pt', empty: '', none: null, group: { a: 'pt a' } }],
      ['pt-BR', { all: 'pt-BR', group: { b: 'pt-BR b' }, empty: '' }],
      ['zh-Hans', { all: 'zh-Hans' }],
      ['zh', { wide: 'zh' }],
    ] as const
    const keys = [
      'all',
      'wide',
      'only.en',
      'only',
      'empty',
      'none',
      'group',
      'group.a',
      'group.b',
      'group.c',
      'group.a.b',
    ]
    const more = [
      'missing',
      'mis.sing',
      'error.NO_SUCH',
      'constructor',
      '__proto__',
      'toString',
      'group.toString',
      'group.__proto__',
      '.',
      'all.',
    ]
    const values = [
      {},
      { name: 'Ana' },
      { defaultValue: 'as given {{name}}', name: 'Ana' },
      { defaultValue: '' },
      { defaultValue: undefined },
    ]
    const asked = ['en', 'pt', 'pt-BR', 'zh', 'zh-Hans', 'zh-Hans-CN', 'fr'].flatMap(language =>
      [...keys, ...more].flatMap(key => values.map(each => [language, key, each] as const)),
    )
    expect(expectSame(book, asked)).toEqual(expect.arrayContaining(['pt', 'en Ana', 'as given Ana', 'group.c', '']))
  })

  it('fills in what is given, and leaves the place of what is not', () => {
    const texts = {
      one: 'Hello {{name}}!',
      two: '{{name}} and {{ name }} and {{name}}{{other}}',
      raw: '{{- name}} {{-name}} {{name}}',
      deep: '{{who.name}} {{who}} {{who.none}} {{list.0}} {{list.length}}',
      format: '{{name, uppercase}} {{none, uppercase}} {{name,}}',
      odd: '{{name {{name}} name}} {{}} {{ }} {name} {{{name}}} }}{{',
      lines: 'a {{na\nme}} {{name}}\n{{name}}',
      own: '{{constructor}} {{toString}} {{__proto__}} {{hasOwnProperty.name}}',
      asked: '{{count}} {{defaultValue}} {{lng}}',
    }
    const names = [
      '',
      'Ana',
      '<i>&"\'',
      '{{name}}',
      '{{other}}',
      '$& $1 $$',
      0,
      1.5,
      -0,
      false,
      true,
      null,
      undefined,
      NaN,
      10n,
      ['a', 'b'],
      { a: 1 },
    ]
    const values = [
      ...names.map(name => ({ name, other: 'other' })),
      { who: { name: 'Ana' }, list: ['first'] },
      { who: 'text', list: null },
      { count: 3, defaultValue: 'given' },
      {},
    ]
    const asked = Object.keys(texts).flatMap(key => values.map(each => ['en', key, each] as const))
    expect(expectSame([['en', texts]], asked)).toEqual(
      expect.arrayContaining(['Hello Ana!', 'Hello {{name}}!', 'Hello <i>&"\'!']),
    )
  })

  it('takes the texts of a page as they come, one after the other', () => {
    const first = {
      a: 'a',
      b: { c: 'c', d: 'd' },
      e: { f: 'f' },
      g: 'g',
      'flat.key': 'flat',
      'b.x': 'bx',
      n: 5,
      yes: true,
      list: ['x', 'y'],
    }
    const second = {
      a: 'again',
      b: { d: 'other', z: 'z' },
      e: 'no group',
      g: { h: 'a group' },
      n: { m: 'm' },
      list: ['z'],
    }
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":"yes"},"constructor":{"x":"x"},"b":{"__proto__":{"polluted":"yes"}}}',
    ) as object
    const keys = [
      'a',
      'b.c',
      'b.d',
      'b.z',
      'b.x',
      'e',
      'e.f',
      'g',
      'g.h',
      'flat.key',
      'flat',
      'n',
      'n.m',
      'yes',
      'list',
      'list.0',
      'list.1',
    ]
    const more = ['polluted', 'b.polluted', 'constructor.x']
    const asked = ['en', 'de'].flatMap(language =>
      [...keys, ...more].map(key => [language, key, { count: 1 }] as const),
    )
    for (const book of [
      [first],
      [first, second],
      [second, first],
      [first, hostile, second],
      [{}],
      [null],
      [[]],
      ['text'],
    ])
      expectSame(
        book.map(each => ['en', each] as const),
        asked,
      )
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('keeps no hold of what it was given', () => {
    const given = { a: { b: 'b' } }
    const texts = made()
    expect(says(texts, [['en', given]], [['en', 'a.b']])[1]).toContain('b')
    given.a.b = 'changed'
    const { res } = texts.getFixedT('en')('a.b', { returnDetails: true }) as { res: string }
    expect(res).toBe('b')
  })
})
