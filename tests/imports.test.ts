import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Which part of the repository a file belongs to. Inside elements the folders count, because they have rules of their own. */
function partOf(path: string): string {
  const [area = '', name = '', , folder = '', feature = ''] = relative(root, path).split(sep)
  if (area !== 'packages') return area
  if (name !== 'elements') return name
  if (folder === 'features') return feature.endsWith('.ts') ? 'features' : `features/${feature}`
  return ['runtime', 'ui', 'parts'].includes(folder) ? folder : 'elements'
}

/** What each part may import beside itself. A feature stands for every feature, none of which may import another. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  art: [],
  client: ['contract'],
  server: ['contract', 'art'],
  studio: ['contract', 'art'],
  runtime: [],
  ui: [],
  parts: ['runtime', 'ui', 'client', 'contract', 'elements'],
  feature: ['runtime', 'ui', 'parts', 'client', 'contract', 'elements'],
  // The entry points of the package: they bring its folders together.
  features: ['feature'],
  elements: ['runtime', 'ui', 'parts', 'features', 'feature', 'client', 'contract'],
  examples: [],
}

const kindOf = (part: string) => (part.startsWith('features/') ? 'feature' : part)
const specifiers = (source: string) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)

/** Files that ship; tests and stories may look into anything. */
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.ts'], { cwd: root })
  .filter(path => !/\.(test|stories)\.tsx?$|\.gen\.ts$/.test(path))
  .map(path => join(root, path))

interface Edge {
  file: string
  from: string
  to: string
}

const edges: Edge[] = files.flatMap(file =>
  specifiers(readFileSync(file, 'utf8')).flatMap(specifier => {
    const ours = /^@baize\/([\w-]+)/.exec(specifier)?.[1]
    const to = ours ?? (specifier.startsWith('.') ? partOf(join(dirname(file), specifier)) : null)
    return to === null ? [] : [{ file: relative(root, file), from: partOf(file), to }]
  }),
)

describe('imports', () => {
  it('are found at all', () => {
    expect(edges.length).toBeGreaterThan(500)
    expect(new Set(edges.map(({ from }) => kindOf(from)))).toContain('feature')
  })

  it('go one way, and no feature imports another', () => {
    const wrong = edges.filter(({ from, to }) => from !== to && !allowed[kindOf(from)]?.includes(kindOf(to)))
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([])
  })

  it('of outsiders go through the published names', () => {
    const deep = files.flatMap(file =>
      specifiers(readFileSync(file, 'utf8'))
        .filter(specifier => /^@baize\/[\w-]+\/(src|dist)/.test(specifier))
        .map(specifier => `${relative(root, file)}: ${specifier}`),
    )
    expect(deep).toEqual([])
  })
})
