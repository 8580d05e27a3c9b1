import { globSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { declarations } from '../packages/elements/src/declarations.ts'
import { buildPackages } from '../scripts/build.mjs'
import { exportsPage } from '../scripts/derived/exports-page.ts'
import { nestedTags, packageFields } from '../scripts/derived/npm.ts'
import { allEntryPoints, packageJson, published } from '../scripts/lib/packages.ts'
import { root } from '../scripts/lib/prepare.mjs'
import { runtimeNames } from '../scripts/lib/runtime-names.ts'
import { installAlone, installPacked, packUnbuilt } from './install-packed.ts'

await buildPackages()
const folder = await realpath(await mkdtemp(join(tmpdir(), 'baize-packed-')))
/** A project beside it, without React. */
const alone = await realpath(await mkdtemp(join(tmpdir(), 'baize-alone-')))
afterAll(() => Promise.all([folder, alone].map(each => rm(each, { recursive: true, force: true }))))
const packed = await installPacked(folder)

type EntryPoints = [entryPoint: string, conditions: Record<string, string>][]
/**
 * Every entry point with its files; the pattern of the lite flavour once for each that it repeats.
 */
const entryPointsOf = (exports: Record<string, Record<string, string>>): EntryPoints =>
  Object.entries(exports).flatMap(([entryPoint, conditions]): EntryPoints => {
    if (!entryPoint.includes('*')) return [[entryPoint, conditions]]
    const repeated = Object.keys(exports).filter(each => !/^\.$|\*|^\.\/(light|react|vue|svelte|page)(\/|$)/.test(each))
    const filled = (text: string, each: string) => text.replace('*', each.slice(2))
    return repeated.map(each => [
      filled(entryPoint, each),
      Object.fromEntries(Object.entries(conditions).map(([name, path]) => [name, filled(path, each)])),
    ])
  })

describe.each(published)('the tarball of %s', name => {
  const files = packed.find(each => each.name === `@baize/${name}`)?.files.map(({ path }) => path) ?? []

  it('carries what is built, and nothing else', () => {
    expect(files).toContain('dist/index.js')
    expect(
      files.filter(path => !/^(dist\/.*\.(js|d\.ts|json)|dist\/llms\.txt|package\.json|README\.md)$/.test(path)),
    ).toEqual([])
    expect(files.filter(path => /\.(test|stories)\./.test(path))).toEqual([])
  })

  it('has a file behind every entry point, types first', async () => {
    const { exports } = await packageJson(name)
    for (const [entryPoint, { '@baize/source': _ours, ...conditions }] of entryPointsOf(exports)) {
      expect([entryPoint, Object.keys(conditions)]).toEqual([entryPoint, ['types', 'default']])
      expect(files).toEqual(expect.arrayContaining(Object.values(conditions).map(path => path.replace('./', ''))))
    }
  })
})

/** Packages that a file imports, at once or later. */
const importedBy = (text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => (/^[@\w]/.test(fileName) ? [packageOf(fileName)] : []))
const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

it('is built before it is packed, where nothing is built yet', async () => {
  for (const name of published) {
    const { scripts } = (await packageJson(name)) as { scripts?: Record<string, string> }
    expect(scripts?.['prepack'], name).toBe('node --conditions=@baize/source ../../scripts/build.mjs packages')
  }
  const own = packed.find(each => each.name === '@baize/contract')
  const made = await packUnbuilt('contract', folder)
  expect(own?.files.length).toBeGreaterThan(10)
  expect(made?.files.map(({ path }) => path)).toEqual(own?.files.map(({ path }) => path))
})

describe('the installed packages', () => {
  it('can be imported where there is no DOM, and export what docs/reference/exports.md says, which `npm run derive` prints', async () => {
    const page = await readFile(join(root, 'docs/reference/exports.md'), 'utf8')
    expect(exportsPage(await runtimeNames(folder, await allEntryPoints()))).toBe(page)
  })

  it('have an entry point for each element and one that registers it, and call nothing else a side effect', async () => {
    expect(await packageJson('elements')).toMatchObject(packageFields(declarations))
    expect((await packageJson('client')).sideEffects).toBe(false)
    expect((await packageJson('contract')).sideEffects).toBe(false)
  })

  it('have the lite flavour of every element, which imports nothing of React', async () => {
    const wanted = ['login', 'game-lane/define', 'define'].map(entryPoint => `@baize/elements/light/${entryPoint}`)
    expect(Object.values(await runtimeNames(folder, wanted))).toEqual([['LoginElement'], [], []])
    const preactFiles = packed.flatMap(({ files }) => files.filter(({ path }) => /^dist\/light\/.*\.js$/.test(path)))
    const place = join(folder, 'node_modules/@baize/elements')
    const texts = await Promise.all(preactFiles.map(({ path }) => readFile(join(place, path), 'utf8')))
    expect(texts.length).toBeGreaterThan(declarations.length)
    const { dependencies } = await packageJson('elements')
    const imported = [...new Set(texts.flatMap(importedBy))]
    expect(imported).toContain('preact')
    expect(imported.filter(name => !(name in dependencies))).toEqual([])
    expect(importedBy("await import('react')\nexport * from 'react-dom/client'")).toEqual(['react', 'react-dom'])
  })

  it('run on the lite flavour where no React is in reach', async () => {
    await installAlone(alone, packed, folder)
    await expect(runtimeNames(alone, ['@baize/elements/login'])).rejects.toThrow(/react/)
    expect(await runtimeNames(alone, ['@baize/elements/light/define'])).toEqual({ '@baize/elements/light/define': [] })
  })

  it('fetch every element that another one puts into the page', async () => {
    const views = globSync('packages/elements/src/**/*.{ts,tsx}', { cwd: root })
    const made = views.filter(path => !/\.(element|test|stories|browser)\./.test(path))
    const texts = await Promise.all(made.map(path => readFile(join(root, path), 'utf8')))
    const tags = texts.flatMap(text =>
      [...text.matchAll(/(?:tag[=:] ?|createElement\()["'](baize-[\w-]+)/g)].map(([, tag]) => tag),
    )
    expect(tags.length).toBeGreaterThan(4)
    expect(tags.filter(tag => tag && !nestedTags.has(tag))).toEqual([])
    expect([...nestedTags].filter(tag => !declarations.some(each => each.tag === tag))).toEqual([])
  })

  it('name each file of texts by an expression that every bundler finds, one call to an element', async () => {
    const built = join(folder, 'node_modules/@baize/elements/dist/modules/locales/built.js')
    const lines = (await readFile(built, 'utf8')).split('\n').filter(line => line.includes('import.meta.url'))
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(line => !/\(\) => new URL\('\.\/[\w.]+\.json', import\.meta\.url\),$/.test(line))).toEqual([])
  })

  it('have files of texts that Vite leaves files, so that the policy of a page need not allow `data:`', () => {
    const texts = packed.flatMap(({ files }) => files.filter(({ path }) => /\/locales\/.*\.json$/.test(path)))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(({ size }) => size < 4096)).toEqual([])
  })

  it('bring types that stand on their own, and that refuse what no element takes', async () => {
    const file = join(folder, 'use.tsx')
    const imports = (await allEntryPoints()).map(entryPoint => `import '${entryPoint}'`)
    await writeFile(
      file,
      `${imports.join('\n')}
      import { configure, diagnostics, session } from '@baize/elements'
      import { LoginElement } from '@baize/elements/login'
      import { createScope } from '@baize/client'
      import { login, type Output } from '@baize/contract'
      const element: LoginElement = new LoginElement()
      element.side = 'agent'
      document.createElement('baize-login').side = 'player'
      configure({ merchant: 'demo', appearance: 'paper', words: { en: { 'login.submit': 'Sign in' } } })
      export const reported: string[] = diagnostics().findings.map(({ code }) => code)
      export const isMember: Promise<boolean> = session().then(({ type }) => type === 'member')
      // @ts-expect-error -- no appearance
      configure({ appearance: 'papr' })
      // @ts-expect-error -- no text
      configure({ words: { en: { 'login.submitt': 'Sign in' } } })
      // @ts-expect-error -- a text of the operator's
      configure({ words: { en: { 'register.terms': 'I agree to all' } } })
      export const answer: Promise<Output<typeof login>> = createScope({}).call(login, { type: 'username', username: 'demo', password: 'Demo1234' })
      export const good = <baize-login side="agent" onbaize-login={event => event.detail.account} />
      // @ts-expect-error -- not one of the list
      element.side = 'nobody'
      // @ts-expect-error -- not one of the list
      export const bad = <baize-login side="nobody" />`,
    )
    const program = ts.createProgram([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    })
    const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))
    expect(ours.length).toBeGreaterThan(declarations.length)
    const problems = ours
      .flatMap(source => program.getSemanticDiagnostics(source))
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    expect(problems).toEqual([])
  })
})
