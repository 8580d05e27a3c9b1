import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@baize/contract'
import { parseAst } from 'rollup/parseAst'
import { describe, expect, it } from 'vitest'
import { build } from '../scripts/build.mjs'
import { budgetsAfter, hasMoved, measure, measureAll } from '../scripts/derived/sizes.ts'
import budgets from './budgets.json' with { type: 'json' }

await build()
const sdk = join(import.meta.dirname, '..', 'dist', 'sdk')
const measured = { react: await measure(sdk, 'react'), lite: await measure(sdk, 'lite') }
/** A page pays for one language; English is what partner examples carry. */
const { ceilings, files } = budgets as { ceilings: Record<string, number>; files: Record<string, number> }

describe.each(['react', 'lite'] as const)('bytes on the wire, %s', flavour => {
  const { loader, core, early, texts, elements, framed } = measured[flavour]
  const login = elements['baize-login'] ?? { own: 0, imports: [] }

  it('the loader', () => expect(loader).toBeLessThanOrEqual(ceilings['loader'] ?? 0))

  it('what asks early for texts and answers', () => expect(early).toBeLessThanOrEqual(ceilings['asked early'] ?? 0))

  it('a login to its first usable field, with one language', () => {
    expect(login.imports).toEqual([])
    expect(loader + core + texts + login.own).toBeLessThanOrEqual(
      ceilings[flavour === 'react' ? 'login on react' : 'login on preact'] ?? 0,
    )
  })

  it('a login in a frame: what the page pays, and what the document in the frame loads', () => {
    const all = loader + core + texts + login.own
    expect(all + framed.page).toBeLessThanOrEqual(ceilings[`framed login, page, ${flavour}`] ?? 0)
    expect(all + framed.document).toBeLessThanOrEqual(ceilings[`framed login, document, ${flavour}`] ?? 0)
  })

  // The login's own chunk carries what all forms share, and is held above.
  it('each further element', () => {
    const { 'baize-login': _held, ...further } = elements
    const large = Object.entries(further).filter(([, { own }]) => own > (ceilings['each further element'] ?? 0))
    expect(large).toEqual([])
  })
})

it('every file is what budgets.json says, give or take one per cent; run `npm run derive` to move it on purpose', async () => {
  const sizes = await measureAll(sdk)
  expect(Object.entries(sizes).filter(([name, size]) => hasMoved(size, files[name]))).toEqual([])
  const gone = Object.keys(files).filter(name => !(name in sizes))
  expect(gone).toEqual([])
})

it('a line of budgets.json moves with its size alone, so that small steps add up', () => {
  const held = { steady: 10_000, moved: 10_000, gone: 10 }
  const sizes = { steady: 10_090, moved: 10_200, new: 20 }
  expect(budgetsAfter(sizes, held)).toEqual({ steady: 10_000, moved: 10_200, new: 20 })
  expect([hasMoved(10_090, 10_000), hasMoved(10_200, 10_000), hasMoved(20)]).toEqual([false, true, true])
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
