import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from '../packages/elements/src/declarations.ts'
import { version } from '../packages/elements/src/runtime/version.ts'
import { commonEvents, type EventShape } from '../packages/elements/src/runtime/declare.ts'
import { features, featureOf, sections } from '../scripts/lib/sections.ts'
import { attributeOf, classOf, detailOf } from '../scripts/derived/describe.ts'
import { elementTags } from '../scripts/derived/element-tags.ts'
import { languagesPage } from '../scripts/derived/languages-page.ts'
import { llms } from '../scripts/derived/llms.ts'
import { htmlData, manifest } from '../scripts/derived/manifest.ts'
import { reference } from '../scripts/derived/reference.ts'
import { tokensPage } from '../scripts/derived/tokens-page.ts'
import { textsPage, wordKeyTypes } from '../scripts/derived/words.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')

describe('what is derived from the declarations', () => {
  it('docs/reference/elements.md is what `npm run derive` prints', async () => {
    expect(await read('docs/reference/elements.md')).toBe(reference(declarations, await sections()))
  })

  it('docs/reference/tokens.md lists every custom property that a host may set', async () => {
    expect(await read('docs/reference/tokens.md')).toBe(tokensPage())
  })

  it('the platform knows the tag of every element', async () => {
    expect(await read('packages/server/src/sites/element-tags.gen.ts')).toBe(elementTags(declarations))
  })

  it('docs/reference/languages.md lists the languages that a site may offer [BOOT-08] [I18N-01] [I18N-07]', async () => {
    expect(await read('docs/reference/languages.md')).toBe(languagesPage())
  })

  it('docs/reference/texts.md and the type of keys list every text that a page may replace, and no other', async () => {
    expect(await read('docs/reference/texts.md')).toBe(textsPage())
    expect(await read('packages/client/src/i18n/word-key.gen.ts')).toBe(wordKeyTypes())
  })

  it('names every element in the manifest, with every attribute and event', () => {
    const tags = manifest(declarations).modules.flatMap(module => module.declarations)
    expect(tags.map(({ tagName }) => tagName)).toEqual(declarations.map(({ tag }) => tag))
    const login = tags.find(({ tagName }) => tagName === 'baize-login')
    expect(login?.attributes).toContainEqual(
      expect.objectContaining({ name: 'side', type: { text: "'player' | 'agent'" } }),
    )
    expect(login?.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['baize-login', 'baize-ready', 'baize-error']),
    )
    expect(htmlData(declarations).tags).toHaveLength(declarations.length)
  })

  it('says every element, attribute and event in llms.txt, after the snippet', () => {
    const text = llms(declarations)
    const from = declarations.map(({ tag }) => text.indexOf(`### <${tag}>`))
    expect(from.every((place, index) => place > (from[index - 1] ?? text.indexOf('baize.js')))).toBe(true)
    for (const [index, { props, events }] of declarations.entries()) {
      const own = text.slice(from[index], from[index + 1])
      const names = [...Object.keys(props).map(attributeOf), ...Object.keys(events)]
      expect(names.filter(name => !own.includes(`\`${name}\``))).toEqual([])
    }
  })
})

describe('declarations', () => {
  it('use each event name with one meaning', () => {
    const shapes = new Map<string, Set<string>>()
    for (const { events } of declarations) {
      for (const [name, event] of Object.entries(events))
        shapes.set(name, (shapes.get(name) ?? new Set()).add(detailOf(event)))
    }
    expect([...shapes].filter(([name, details]) => details.size > 1 || name in commonEvents)).toEqual([])
  })

  it('say of each request what it leads to where nobody prevents it, and of nothing else [SDK-10]', () => {
    const events = [commonEvents, ...declarations.map(each => each.events)].flatMap(each =>
      Object.entries<EventShape>(each),
    )
    expect(events.filter(([, { cancelable }]) => cancelable)).not.toEqual([])
    expect(events.filter(([, event]) => Boolean(event.cancelable) !== Boolean(event.otherwise))).toEqual([])
  })

  it('stand in the folder of their name, beside the element they are of', async () => {
    for (const declaration of declarations.filter(({ tag }) => tag !== 'baize-scope')) {
      expect(await read(`packages/elements/src/${featureOf(declaration.tag).folder}/index.ts`)).toContain(
        `export const ${classOf(declaration)} = `,
      )
    }
  })

  it('lie in a section that says of itself what it is, under the name of its folder', async () => {
    const known = await sections()
    expect(known.flatMap(({ name, features }) => features.filter(({ section }) => section !== name))).toEqual([])
    expect(known.flatMap(({ features }) => features)).toHaveLength(features().length)
    expect(known.filter(({ title, summary }) => !title || !summary)).toEqual([])
  })

  it('say which version they are of', async () => {
    const { version: packaged } = JSON.parse(await read('packages/elements/package.json')) as { version: string }
    expect(version).toBe(packaged)
  })
})
