import { brotliCompressSync } from 'node:zlib'
import { join } from 'node:path'
import { rollup, type OutputChunk, type RollupOutput } from 'rollup'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundlesWith, elements } from '../../rollup.config.mjs'
import { importsOf, madeUpElement, sharedModules, virtualModules, type MadeUpElement } from './made-up-elements.ts'

/** Three sections, and how many elements each gets. */
const more = [
  ['games', 4],
  ['account', 3],
  ['agent', 3],
] as const
const source = join(import.meta.dirname, '../../packages/elements/src')
/** Modules by which the chunks are found that a view fetches, beside what these import. */
const views = {
  'baize-login': [
    'sections/account/login/index.ts',
    'sections/account/login/deferred.tsx',
    'sections/account/shared/auth-layout/AuthArtwork.tsx',
  ],
  'baize-winner-board': ['sections/games/winner-board/index.ts'],
  'baize-game-lane': ['sections/games/game-lane/index.ts'],
}
const isChunk = (file: RollupOutput['output'][number]): file is OutputChunk => file.type === 'chunk'

async function generated({ output, ...options }: ReturnType<typeof bundlesWith>[0]): Promise<RollupOutput> {
  const bundle = await rollup(options)
  // Not minified: what moves shows as well, and in half the time.
  return bundle.generate({ ...output, plugins: [] }).finally(() => bundle.close())
}

async function built(made: readonly MadeUpElement[] = []) {
  const { plugin, imports } = importsOf()
  const [chunks, loader, early] = bundlesWith(made)
  const virtual = virtualModules(new Map(made.map(({ entry, source }) => [entry, source])))
  const files = await generated({ ...chunks, plugins: [virtual, plugin, chunks.plugins] })
  return { files, always: [await generated(loader), await generated(early)], imports }
}

/**
 * Bytes of the loader, of what asks early, of the chunks that hold the modules, of the core and of
 * all that these import, compressed.
 */
function bytesOf({ files, always }: Awaited<ReturnType<typeof built>>, modules: readonly string[]): number {
  const chunks = files.output.filter(isChunk)
  const requiredModules = ['core.ts', ...modules].map(path => join(source, path))
  const names = new Set(
    chunks.filter(({ moduleIds }) => requiredModules.some(id => moduleIds.includes(id))).map(c => c.fileName),
  )
  for (const name of names) for (const next of chunks.find(c => c.fileName === name)?.imports ?? []) names.add(next)
  return [
    ...always.flatMap(({ output }) => output.filter(isChunk)),
    ...chunks.filter(({ fileName }) => names.has(fileName)),
  ]
    .map(({ code }) => brotliCompressSync(code).length)
    .reduce((sum, bytes) => sum + bytes)
}

describe('ten more elements, of three sections', () => {
  let before: Awaited<ReturnType<typeof built>>
  let after: typeof before
  beforeAll(async () => {
    before = await built()
    const shared = sharedModules(before.files, elements, before.imports)
    const made = more.flatMap(([section, count]) => {
      const tags = elements.filter(([, entry]) => entry.includes(`/sections/${section}/`)).map(([tag]) => tag)
      return Array.from({ length: count }, (_, place) => madeUpElement(section, place, tags, shared))
    })
    after = await built(made)
  })

  it.each(Object.entries(views))('change the first view of %s by less than 300 bytes', (_, modules) => {
    expect(Math.abs(bytesOf(after, modules) - bytesOf(before, modules))).toBeLessThan(300)
  })
})
