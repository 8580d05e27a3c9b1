import { dirname, sep } from 'node:path'
import type { ManualChunkMeta } from 'rollup'
import type { ChunkLayout } from './chunks-by-use.ts'

/** What somebody sees, and the modules that it needs. */
export interface View {
  name: string
  /** The element; of a part that lies in no element's folder the part itself. */
  owner: string
  kind: 'firstScreen' | 'element' | 'part'
  modules: ReadonlySet<string>
}

/** All modules that entries need before they can run. */
export function reach(entries: readonly string[], { getModuleInfo }: ManualChunkMeta): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [...entries]
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    queue.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Elements, modules that an element always loads after it is drawn, and parts that come when
 * somebody wants them.
 */
export function viewsOf(
  { elements, firstScreenTags, deferredModules }: ChunkLayout,
  fixed: ReadonlySet<string>,
  meta: ManualChunkMeta,
): View[] {
  const of = (entry: string) => reach([entry], meta)
  const deferringTags = new Map(
    Object.entries(deferredModules).flatMap(([owner, parts]) => parts.map(part => [part, owner])),
  )
  const ownerOf = (part: string) => elements.find(([, entry]) => part.startsWith(dirname(entry) + sep))?.[0] ?? part
  const parts = new Set([...meta.getModuleIds()].flatMap(id => meta.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  return [
    ...elements.map(([tag, entry]): View => {
      return {
        name: tag,
        owner: tag,
        kind: firstScreenTags.includes(tag) ? 'firstScreen' : 'element',
        modules: of(entry),
      }
    }),
    ...[...parts]
      .filter(part => !fixed.has(part))
      .map((part): View => {
        const owner = deferringTags.get(part)
        if (owner) return { name: `${owner} deferred`, owner, kind: 'firstScreen', modules: of(part) }
        return { name: part, owner: ownerOf(part), kind: 'part', modules: of(part) }
      }),
  ]
}

/** Whether a module goes with the one element or the one part that needs it. */
export function isOwn([first, ...others]: readonly View[]): boolean {
  if (!first || others.some(({ owner }) => owner !== first.owner)) return false
  const isElements = [first, ...others].some(({ name, owner }) => name === owner)
  return isElements || (!others.length && first.kind === 'part')
}
