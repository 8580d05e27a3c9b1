import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPackages } from '../../scripts/build.mjs'
import { typeEntryPoints } from '../../scripts/derived/types/index.ts'
import { root } from '../../scripts/lib/prepare.mjs'
import { check } from './checkers.ts'
import { everyProperty } from './every-property.ts'
import { foreignModules } from './foreign.ts'
import { importedFiles } from './imports.ts'
import { missingTypes } from './own-types.ts'
import { prepare, samples } from './samples.ts'

const folder = join(import.meta.dirname, 'uses')
const uses: Record<string, string> = {}
for (const file of await readdir(folder)) uses[file] = await readFile(join(folder, file), 'utf8')

const prepared = samples.map(prepare)
const known = [...typeEntryPoints.map(entryPoint => `@baize/elements/${entryPoint}`), 'vite/client']
  .map(types => `/// <reference types="${types}" />`)
  .join('\n')

/** One of each kind, to see that it is found. */
const wrong = [
  ['html', '<baize-logon></baize-logon>'],
  ['html', '<baize-login side="nobody"></baize-login>'],
  ['html', '<baize-login affiliate-code="X"></baize-login>'],
  ['html', '<script src="/sdk/v1/baize.js" data-merchand="demo"></script>'],
  ['html', '<baize-login><p slot="nowhere"></p></baize-login>'],
  ['html', "<script>baize.configure({ colour: 'red' })</script>"],
  ['html', '<script type="importmap">{ integrity }</script>'],
  ['css', 'a { --baize-feld: red }'],
  ['css', 'baize-login::part(nothing) { color: red }'],
  ['css', 'a { color: red } }'],
  ['js', "document.addEventListener('baize-login', event => event.detail.token)"],
  ['jsx', '<baize-logon />'],
  ['ts', "import { confgure } from '@baize/elements'"],
  ['tsx', '<baize-login side="nobody" />'],
  ['vue', '<template><baize-login side="nobody" /></template>'],
  ['svelte', '<baize-login side="nobody"></baize-login>'],
  ['ts', "import { Component } from '@angular/core'\n@Component({ template: '{{ name }}' })\nexport class Page {}"],
  ['json', '{ "name" }'],
  ['', 'npm start'],
].map(([language = '', code = ''], index) => ({ page: 'wrong.md', line: index + 1, language, code }))

const files = Object.assign(
  {},
  uses,
  everyProperty,
  ...[...prepared, ...wrong.map(prepare)].map(each => each.files),
) as Record<string, string>
// Not in a hook: on a busy machine build and checkers take longer than one may.
await buildPackages()
const all = { ...files, ...importedFiles(files) }
const problems = await check(all, `${known}\n${foreignModules(Object.values(all))}`)

/**
 * Lines after a comment that says what is wrong there, for templates whose checker has no directive
 * for that.
 */
const wrongLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.includes('<!-- wrong:') ? [index + 2] : []))

describe('types of the elements', () => {
  it.each([
    ['the DOM', 'dom.ts'],
    ['React 19', 'react.tsx'],
    ['Vue', 'Uses.vue'],
    ['Svelte', 'Uses.svelte'],
    ['Angular', 'angular.ts'],
  ])('take what is right in %s, under the strictest settings, and refuse what is wrong [SDK-10]', (_, file) => {
    const text = uses[file] ?? ''
    expect(text).toMatch(/wrong:|expect-error/)
    const found = problems.filter(each => each.file === file)
    expect(found.filter(({ line }) => !wrongLines(text).includes(line))).toEqual([])
    expect(found.map(({ line }) => line)).toEqual(wrongLines(text))
  })

  it('take every property of every element in each of its values, null and undefined, and every event [SDK-10]', () => {
    expect(problems.filter(({ file }) => file in everyProperty)).toEqual([])
  })
})

describe('the code in README and docs', () => {
  it('says its language, and names only elements, attributes, values, settings, parts and properties that there are', () => {
    expect(samples.length).toBeGreaterThan(20)
    expect(prepared.flatMap(each => each.problems)).toEqual([])
  })

  it('compiles in the framework it speaks of', () => {
    const found = problems.filter(({ file }) => file.startsWith('samples/') && !file.startsWith('samples/wrong.md'))
    expect(
      found.map(({ file, line, message }) => `${file.replace(/^samples\/(.*?\.md)\/.*$/, '$1')}:${line} ${message}`),
    ).toEqual([])
  })

  it('uses in a quickstart only types that the page has its reader import, and the global `baize` only with the script', async () => {
    const pages = globSync('docs/quickstart/*.md', { cwd: root })
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) expect(missingTypes(page, await readFile(join(root, page), 'utf8'))).toEqual([])

    const npm = (...lines: string[]) => ['## From npm', ...lines, ''].join('\n')
    expect(missingTypes('wrong.md', npm('```ts', 'baize.configure({})', '```'))).toHaveLength(1)
    expect(missingTypes('wrong.md', npm('```ts', 'globalThis.baizeConfig = {}', '```'))).toHaveLength(1)
    expect(missingTypes('wrong.md', npm('```tsx', '<baize-login />', '```'))).toHaveLength(1)
    expect(missingTypes('wrong.md', npm('```vue', '<baize-login />', '```'))).toHaveLength(1)
    expect(missingTypes('right.md', '## By the script tag\n```js\nbaize.configure({})\n```\n')).toEqual([])
  })

  it('is looked at: wrong samples of each language are found out', () => {
    const found = [...prepared, ...wrong.map(prepare)].flatMap(each => each.problems)
    const inTypes = problems.map(({ file }) => Number(/^samples\/wrong\.md\/(\d+)\//.exec(file)?.[1]))
    const undetected = wrong.filter(
      ({ line }) => !inTypes.includes(line) && !found.some(problem => problem.startsWith(`wrong.md:${line} `)),
    )
    expect(undetected).toEqual([])
  })
})
