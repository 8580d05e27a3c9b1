import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { declarations } from '../packages/elements/src/declarations.ts'
import { buildPackages } from '../scripts/build.mjs'
import { exportsPage } from '../scripts/derived/exports-page.ts'
import { packageFields } from '../scripts/derived/npm.ts'
import { allEntryPoints, packageJson, published } from '../scripts/lib/packages.ts'
import { root } from '../scripts/lib/prepare.mjs'
import { runtimeNames } from '../scripts/lib/runtime-names.ts'
import { installPacked } from './install-packed.ts'

await buildPackages()
const folder = await realpath(await mkdtemp(join(tmpdir(), 'baize-packed-')))
afterAll(() => rm(folder, { recursive: true, force: true }))
const packed = await installPacked(folder)

describe.each(published)('the tarball of %s', name => {
  const files = packed.find(each => each.name === `@baize/${name}`)?.files.map(({ path }) => path) ?? []

  it('carries what is built, and nothing else', () => {
    expect(files).toContain('dist/index.js')
    expect(files.filter(path => !/^(dist\/.*\.(js|d\.ts|json)|package\.json|README\.md)$/.test(path))).toEqual([])
    expect(files.filter(path => /\.(test|stories)\./.test(path))).toEqual([])
  })

  it('has a file behind every door, types first', async () => {
    const { exports } = await packageJson(name)
    for (const [door, { '@baize/source': _ours, ...conditions }] of Object.entries(exports)) {
      expect([door, Object.keys(conditions)]).toEqual([door, ['types', 'default']])
      expect(files).toEqual(expect.arrayContaining(Object.values(conditions).map(path => path.replace('./', ''))))
    }
  })
})

describe('the installed packages', () => {
  it('can be imported where there is no DOM, and export what docs/reference/exports.md says, which `npm run derive` prints', async () => {
    const page = await readFile(join(root, 'docs/reference/exports.md'), 'utf8')
    expect(exportsPage(await runtimeNames(folder, await allEntryPoints()))).toBe(page)
  })

  it('have a door to each element and one that registers it, and call nothing else a side effect', async () => {
    expect(await packageJson('elements')).toMatchObject(packageFields(declarations))
    expect((await packageJson('client')).sideEffects).toBe(false)
    expect((await packageJson('contract')).sideEffects).toBe(false)
  })

  it('bring types that stand on their own, and that refuse what no element takes', async () => {
    const file = join(folder, 'use.tsx')
    const doors = (await allEntryPoints()).filter(door => !/\/(vue|svelte)$/.test(door))
    const imports = doors.map(door => `import '${door}'`)
    await writeFile(
      file,
      `${imports.join('\n')}
      import { configure } from '@baize/elements'
      import { LoginElement } from '@baize/elements/login'
      import { createScope } from '@baize/client'
      import { login, type Output } from '@baize/contract'
      const element: LoginElement = new LoginElement()
      element.side = 'agent'
      document.createElement('baize-login').side = 'player'
      configure({ merchant: 'demo' })
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
