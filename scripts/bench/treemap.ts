import { relative } from 'node:path'
import { rollup, type OutputChunk } from 'rollup'
import { chunksOf, elements } from '../../rollup.config.mjs'
import { root } from '../lib/prepare.mjs'
import { table } from './table.ts'

/** Elements that pages show first, or most. */
const shown = ['baize-login', 'baize-register', 'baize-game-lane', 'baize-winner-board', 'baize-account-bar']
/** Parts that are less than this share of a view are one line together. */
const least = 0.02
const widest = 30

/** What a module is counted to: the package it comes from, of ours with its folder. */
function partOf(id: string): string {
  const path = relative(root, id.replace('\0', '').replace(/\?.*/, ''))
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(path) ?? []
  const [, name = '', folder = ''] = /^packages\/(\w+)\/src\/((?:sections\/)?[\w-]+)/.exec(path) ?? []
  return library ?? (name ? `${name}: ${folder}` : 'made by the build')
}

/** Chunks that an element needs before it can be drawn. */
function firstViewOf(entry: string, chunks: readonly OutputChunk[]): OutputChunk[] {
  const isWanted = ({ facadeModuleId, moduleIds }: OutputChunk) =>
    facadeModuleId === entry || moduleIds.some(id => id.endsWith('/elements/src/core.ts'))
  const wanted = new Set(chunks.filter(isWanted))
  for (const { imports } of wanted) for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk)
  return [...wanted]
}

function mapOf(tag: string, flavour: string, chunks: readonly OutputChunk[]): string {
  const parts = new Map<string, number>()
  for (const { modules } of chunks)
    for (const [id, { renderedLength }] of Object.entries(modules))
      parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + renderedLength)
  const total = [...parts.values()].reduce((sum, size) => sum + size, 0)
  const large = [...parts].filter(([, size]) => size >= total * least).sort(([, one], [, other]) => other - one)
  const rest = total - large.reduce((sum, [, size]) => sum + size, 0)
  const rows = [...large, ['all else', rest] as const].map(([part, size]) => {
    return [part, `${(size / 1000).toFixed(1)} kB`, '█'.repeat(Math.max(1, Math.round((size / total) * widest)))]
  })
  const title = `What is in the first view of ${tag}, ${flavour}: ${(total / 1000).toFixed(0)} kB of source`
  return table(title, ['part', 'size', 'share'], rows)
}

/** What the code of first views consists of, by size of source before it is minified: which part to look at where a view is to become smaller. */
export async function treemaps(): Promise<string> {
  const maps: string[] = []
  for (const flavour of ['lite', 'react'] as const) {
    const { output, ...options } = chunksOf(flavour)
    const bundle = await rollup(options)
    const { output: files } = await bundle.generate({ ...output, plugins: [] })
    await bundle.close()
    const chunks = files.filter(file => file.type === 'chunk')
    for (const tag of shown) {
      const [, entry = ''] = elements.find(([name]) => name === tag) ?? []
      maps.push(mapOf(tag, flavour, firstViewOf(entry, chunks)))
    }
  }
  return maps.join('\n')
}
