import { join } from 'node:path'
import type { Plugin, PluginContext, RollupOutput } from 'rollup'

const sections = join(import.meta.dirname, '../../packages/elements/src/sections')

/**
 * A module that elements share: where it lies, one of its names that is used, and which elements
 * need it.
 */
export interface SharedModule {
  id: string
  name: string
  tags: ReadonlySet<string>
}

/** An element that no folder has. */
export interface MadeUpElement {
  tag: string
  entry: string
  props: readonly string[]
  source: string
}

/** Notes which modules each module needs, as a build found them. */
export function importsOf(): { plugin: Plugin; imports: Map<string, readonly string[]> } {
  const imports = new Map<string, readonly string[]>()
  function note(this: PluginContext) {
    for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? [])
  }
  return { plugin: { name: 'imports-of', buildEnd: note }, imports }
}

/** A module, and all that it needs. */
export function reach(entry: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set([entry])
  for (const id of seen) for (const next of imports.get(id) ?? []) seen.add(next)
  return seen
}

/** Our own modules that two elements or more need. */
export function sharedModules(
  { output }: RollupOutput,
  elements: readonly (readonly [tag: string, entry: string])[],
  imports: ReadonlyMap<string, readonly string[]>,
): SharedModule[] {
  const reached = elements.map(([tag, entry]) => [tag, reach(entry, imports)] as const)
  return output
    .flatMap(file => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(
      ([id, { renderedExports }]) =>
        /\/elements\/src\/(ui|shared|runtime)\/.*\.tsx?$/.test(id) && renderedExports.length,
    )
    .map(
      ([
        id,
        {
          renderedExports: [name = ''],
        },
      ]) => {
        return { id, name, tags: new Set(reached.flatMap(([tag, ids]) => (ids.has(id) ? [tag] : []))) }
      },
    )
    .filter(({ tags }) => tags.size > 1)
}

/**
 * An element as the next ones of its section will be: it shares what two others of the section
 * share with others, every second module of it, and has eight kilobytes of its own.
 */
export function madeUpElement(
  section: string,
  place: number,
  tags: readonly string[],
  shared: readonly SharedModule[],
): MadeUpElement {
  const [one = '', other = ''] = [tags[place % tags.length], tags[(place * 2 + 1) % tags.length]]
  const used = shared.filter(module => module.tags.has(one) || module.tags.has(other))
  const taken = used.filter((_, index) => (index + place) % 2 === 0)
  const lines = taken.map(({ id, name }, index) => `import { ${name} as m${index} } from ${JSON.stringify(id)}`)
  const own = Array.from({ length: 200 }, (_, line) => `a sentence ${place} of its own in line ${line * 7919}`)
  const names = taken.map((_, index) => `m${index}`).join()
  return {
    tag: `baize-made-up-${section}-${place}`,
    entry: join(sections, section, `made-up-${place}`, 'index.ts'),
    props: ['heading', 'limit'],
    source: [...lines, `export const MadeUp = [${names}, ${JSON.stringify(own)}]`].join('\n'),
  }
}

/** Serves modules that no folder has. */
export const virtualModules = (sources: ReadonlyMap<string, string>): Plugin => ({
  name: 'virtual-modules',
  resolveId: id => (sources.has(id) ? id : null),
  load: id => sources.get(id) ?? null,
})
