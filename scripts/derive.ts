// npm run derive: everything that is written from the sources and kept, because its diff is
// reviewed. With names, those steps alone.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import './rollup/source-condition.mjs'

const inRoot = (path: string) => join(import.meta.dirname, '..', path)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const read = async (path: string) => JSON.parse(await readFile(inRoot(path), 'utf8')) as Record<string, object>

/**
 * Texts by the path of their file. Each step loads what it prints when its turn comes, since the
 * one before may have changed it.
 */
const steps = {
  api: async () => (await import('./lib/api/api-reference.ts')).apiReference(),

  elements: async () => {
    const { declarations } = await import('../packages/elements/src/declarations.ts')
    const { packageFields } = await import('./derived/npm.ts')
    const { reference } = await import('./derived/reference.ts')
    const { sections } = await import('./lib/sections.ts')
    const { tokensPage } = await import('./derived/tokens-page.ts')
    const { elementTags } = await import('./derived/element-tags.ts')
    const manifest = 'packages/elements/package.json'
    return {
      'packages/server/src/sites/element-tags.gen.ts': elementTags(declarations),
      'docs/reference/elements.md': reference(declarations, await sections()),
      'docs/reference/tokens.md': tokensPage(),
      [manifest]: json({ ...(await read(manifest)), ...packageFields(declarations) }),
    }
  },

  words: async () => {
    const { languagesPage } = await import('./derived/languages-page.ts')
    const { textsPage, wordKeyTypes } = await import('./derived/words.ts')
    return {
      'docs/reference/languages.md': languagesPage(),
      'docs/reference/texts.md': textsPage(),
      'packages/client/src/i18n/word-key.gen.ts': wordKeyTypes(),
    }
  },

  exports: async () => {
    await (await import('./build.mjs')).buildPackages()
    const { exportsPage } = await import('./derived/exports-page.ts')
    const { allEntryPoints } = await import('./lib/packages.ts')
    const { runtimeNames } = await import('./lib/runtime-names.ts')
    return { 'docs/reference/exports.md': exportsPage(await runtimeNames(inRoot('.'), await allEntryPoints())) }
  },

  quickstarts: async () => (await import('./derived/quickstarts.ts')).quickstarts(),
} satisfies Record<string, () => Promise<Record<string, string>>>

const names = Object.keys(steps) as (keyof typeof steps)[]

/**
 * Writes the files of these steps and says of each whether that changed it.
 *
 * @throws Error with the names of all steps, where one is unknown
 */
export async function derive(wanted: readonly string[] = names): Promise<void> {
  const unknown = wanted.filter(name => !(name in steps))
  if (unknown.length) throw new Error(`There is no step ${unknown.join(', ')}, but ${names.join(', ')}.`)
  for (const name of names.filter(each => wanted.includes(each))) {
    for (const [path, text] of Object.entries(await steps[name]())) {
      const isNew = (await readFile(inRoot(path), 'utf8').catch(() => '')) !== text
      if (isNew) await writeFile(inRoot(path), text)
      console.log(`${path} ${isNew ? 'has changed' : 'stays as it was'}.`)
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2)
  await derive(wanted.length ? wanted : names).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
