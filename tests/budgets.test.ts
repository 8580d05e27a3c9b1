import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@baize/contract'
import { parseAst } from 'rollup/parseAst'
import { describe, expect, it } from 'vitest'
import { build } from '../scripts/build.mjs'
import { measure, measureSingleFile } from '../scripts/bench/sizes.ts'
import budgets from './budgets.json' with { type: 'json' }

await build()
const sdk = join(import.meta.dirname, '..', 'dist', 'sdk')
const measured = { react: await measure(sdk, 'react'), lite: await measure(sdk, 'lite') }
const { ceilings } = budgets

describe.each(['react', 'lite'] as const)('bytes on the wire, %s', flavour => {
  const { loader, core, early, texts, elements, framed } = measured[flavour]
  const login = elements['baize-login'] ?? { own: 0, imports: [] }

  it('the loader', () => expect(loader).toBeLessThanOrEqual(ceilings['loader']))

  it('what requests texts and answers early', () => expect(early).toBeLessThanOrEqual(ceilings['early requests']))

  // A page pays for one language; English is what partner examples carry.
  it('a login to its first usable field, with one language', () => {
    expect(login.imports).toEqual([])
    expect(loader + core + texts + login.own).toBeLessThanOrEqual(
      ceilings[flavour === 'react' ? 'login on react' : 'login on preact'],
    )
  })

  it('what frame mode adds to the page, and to the document in the frame', () => {
    expect(framed.page).toBeLessThanOrEqual(ceilings['frame mode, page'])
    expect(framed.document).toBeLessThanOrEqual(ceilings['frame mode, document'])
  })

  // The login's own chunk carries what all forms share, and counts as a part of the login above.
  it('each further element', () => {
    const { 'baize-login': _login, ...further } = elements
    const large = Object.entries(further).filter(([, { own }]) => own > ceilings['each further element'])
    expect(large).toEqual([])
  })
})

it('bytes on the wire of the single file', async () => {
  expect(await measureSingleFile(sdk)).toBeLessThanOrEqual(ceilings['single file'])
})

it('the single file asks for no other', async () => {
  const text = await readFile(join(sdk, 'baize.all.js'), 'utf8')
  const elsewhere = parseAst(text).body.filter(statement => 'source' in statement && statement.source)
  expect(elsewhere).toEqual([])
  expect(text).not.toMatch(/\bimport\(|\.json"/)
  for (const file of Object.values(measured.react.files).flat()) expect(text).not.toContain(file)
})

it('the single file carries of a call only what a page needs to make it', async () => {
  const text = await readFile(join(sdk, 'baize.all.js'), 'utf8')
  const { path, summary } = endpoints.register
  expect(text).toContain(path)
  expect(text).not.toContain(summary)
})

describe('what the shared chunk must not carry', () => {
  const read = async (flavour: 'react' | 'lite') => readFile(join(sdk, measured[flavour].files.core), 'utf8')

  it('no development build of React, and React itself only where it belongs', async () => {
    const [react, lite] = [await read('react'), await read('lite')]
    for (const canary of ['react-dom-client.development', 'Warning: ', 'act(...)']) expect(react).not.toContain(canary)
    const positive = 'Minified React error'
    expect(react).toContain(positive)
    expect(lite).not.toContain(positive)
  })

  it('neither zod nor ofetch nor jose, which come with the first call', async () => {
    for (const flavour of ['react', 'lite'] as const) {
      const core = await read(flavour)
      const data = await Promise.all(measured[flavour].files.data.map(file => readFile(join(sdk, file), 'utf8')))
      for (const canary of ['invalid_type', 'FetchError']) {
        expect(core).not.toContain(canary)
        expect(data.join('')).toContain(canary)
      }
    }
  })

  it('nothing that makes code of text', async () => {
    for (const flavour of ['react', 'lite'] as const)
      expect(await read(flavour)).not.toMatch(/\beval\(|new Function\(|blob:/)
  })
})

it('loops over own keys alone, so that what a page adds to Object.prototype is nobody’s property', async () => {
  const { files: served } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as {
    files: Record<string, string>
  }
  const scripts = Object.keys(served).filter(file => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(file => readFile(join(sdk, file), 'utf8')))
  // A loop of React's asks of each key itself.
  const unguarded = ([, over = '', then = '']: RegExpMatchArray) => !then.includes(`${over}.hasOwnProperty(`)
  const loops = (text: string) => [
    ...text.matchAll(/\bfor\((?:const |let |var )?[\w$]+ in (?:[^)]*,)?([\w$.]+)\)(.{0,60})/g),
  ]
  expect(scripts.filter((_, index) => loops(texts[index] ?? '').some(unguarded))).toEqual([])
})

it('serves every text compressed', async () => {
  const { files: served } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as {
    files: Record<string, string>
  }
  const texts = Object.keys(served).filter(file => /\.(js|json)$/.test(file))
  expect(texts.filter(file => !existsSync(join(sdk, `${file}.br`)))).toEqual([])
  for (const file of texts) expect((await stat(join(sdk, `${file}.br`))).size).toBeGreaterThan(0)
})

it('names nothing that a blocker of advertisements looks for', async () => {
  const { files: served } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as {
    files: Record<string, string>
  }
  expect(Object.keys(served).filter(file => /(^|[/._-])ads?([/._-]|$)|banner|promo|track|pixel/i.test(file))).toEqual(
    [],
  )
})
