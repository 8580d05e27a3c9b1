import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * Which part of the repository a file belongs to. Inside elements the folders count, because they
 * have rules of their own.
 */
function partOf(path: string): string {
  const [area = '', name = '', , folder = '', section = '', feature = ''] = relative(root, path).split(sep)
  if (area !== 'packages') return area
  if (name !== 'elements') return name
  if (folder === 'sections' && feature) return `${section}/${feature}`
  return ['runtime', 'ui', 'shared', 'sections'].includes(folder) ? folder : 'elements'
}

/**
 * What each part may import beside itself. A feature stands for every feature, none of which may
 * import another; a feature takes of the sections the `shared` of its own.
 */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  art: [],
  client: ['contract'],
  server: ['contract', 'art'],
  studio: ['contract', 'art'],
  testing: ['contract'],
  runtime: [],
  ui: [],
  shared: ['runtime', 'ui', 'client', 'contract', 'elements'],
  'section shared': ['runtime', 'ui', 'shared', 'client', 'contract', 'elements'],
  feature: ['runtime', 'ui', 'shared', 'section shared', 'client', 'contract', 'elements'],
  // The entry points of the package: they bring its folders together.
  sections: ['feature'],
  elements: ['runtime', 'ui', 'shared', 'sections', 'feature', 'client', 'contract'],
  examples: ['contract'],
}

const sectionOf = (part: string) => part.split('/')[0]
function kindOf(part: string): string {
  if (!part.includes('/')) return part
  return part.endsWith('/shared') ? 'section shared' : 'feature'
}
/** Of a section, what lies outside it may take its features alone. */
const staysInside = ({ from, to }: Edge) => kindOf(to) !== 'section shared' || sectionOf(from) === sectionOf(to)
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

const importLine = /^(?:import|export)\s+(type\s+)?(?:(\{[^}]*\}|[^'"{]*?)\s+from\s+)?'(\.[^']+)'/gm
const onlyTypes = (names = '') =>
  names.startsWith('{') &&
  names
    .slice(1, -1)
    .split(',')
    .filter(name => name.trim())
    .every(name => /^\s*type\s/.test(name))

/** What each file needs before it can run; types are gone by then. */
function runtimeImports(): Map<string, string[]> {
  const needs = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(importLine)]
      .filter(([, type, names]) => !type && !onlyTypes(names))
      .map(([, , , specifier = '']) => join(dirname(file), specifier))
  return new Map(files.map(file => [file, needs(file)]))
}

/** Files from which one comes back to them, each circle as its path. */
function circles(graph: Map<string, string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file]
      found.push(circle.map(each => relative(root, each)).join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return found
}

describe('imports', () => {
  it('are found at all', () => {
    expect(edges.length).toBeGreaterThan(500)
    expect(new Set(edges.map(({ from }) => kindOf(from)))).toContain('feature')
  })

  it('go one way, and no feature imports another or another section', () => {
    const goes = (edge: Edge) => allowed[kindOf(edge.from)]?.includes(kindOf(edge.to)) && staysInside(edge)
    const wrong = edges.filter(edge => edge.from !== edge.to && !goes(edge))
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

  it('of helpers in the test folder of another package go by its name, in tests and scripts, too', () => {
    const all = globSync('{packages,examples,scripts,tests}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: path => /(^|\/)(node_modules|dist)$/.test(path),
    })
    const ownerOf = (path: string) => /^packages\/[\w-]+\//.exec(path)?.[0]
    const deep = all.flatMap(file =>
      specifiers(readFileSync(join(root, file), 'utf8'))
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => join(dirname(file), specifier))
        .filter(target => /^packages\/[\w-]+\/test\//.test(target) && ownerOf(target) !== ownerOf(file))
        .map(target => `${file} imports ${target}`),
    )
    expect(all.length).toBeGreaterThan(1000)
    expect(deep).toEqual([])
  })

  it('form no circle at run time', () => {
    expect(circles(runtimeImports())).toEqual([])
  })
})
