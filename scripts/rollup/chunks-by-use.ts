import { basename, dirname, relative } from 'node:path'
import type { ManualChunkMeta } from 'rollup'
import { groupByUse, type UsedModule } from './group-by-use.ts'
import { isOwn, reach, viewsOf, type View } from './views.ts'

/** Bytes on the wire of a character of source: minified, and compressed among others. */
const bytesPerCharacter = 0.2

/** Weight of a part relative to an element: fewer visitors need it. */
const partWeight = 0.3

/**
 * Min bytes on the wire of a chunk that several views of the first screen share: fewer cost less
 * than one more request, so they go into `calls`.
 */
const minSharedBytes = 2500

/** The chunk of what a call needs: every view of the first screen sends one. */
const callsChunk = 'shared calls'

/** Which modules and elements decide into which chunk a module goes. */
export interface ChunkLayout {
  /** Folder by which chunks are named. */
  packages: string
  /** Modules that every element needs. */
  coreModules: readonly string[]
  /** Modules that a call needs, and those that look at a page once it is drawn. */
  callModules: readonly string[]
  /** Tag of the form that many pages draw first. */
  formTag: string
  /** Tag and entry of each element. */
  elements: readonly (readonly [tag: string, entry: string])[]
  /** Tags of the elements that most pages show first. */
  firstScreenTags: readonly string[]
  /** By tag, the modules that are always loaded after the element is drawn. */
  deferredModules: Readonly<Record<string, readonly string[]>>
}

const onFirstScreen = (users: readonly View[]) => users.filter(({ kind }) => kind === 'firstScreen')

/**
 * The chunk of a module that the form needs before it is drawn: the form's, unless another view of
 * the first screen needs it too.
 */
function placeWithForm(users: readonly View[], formTag: string): string | null {
  if (!users.some(({ name }) => name === formTag)) return null
  return onFirstScreen(users).some(({ owner }) => owner !== formTag) ? 'core' : 'forms'
}

/**
 * The chunk of another module that views of the first screen need: by which of them need it, and
 * not by who else does, so that nothing that is added elsewhere changes what they load. What is of
 * one section is a chunk by itself: elements of others need the rest alone.
 */
function placeOnFirstScreen(id: string, users: readonly View[], elements: ChunkLayout['elements']): string | null {
  const first = onFirstScreen(users)
  if (!first.length) return null
  const names = first.map(({ name }) => name)
  if (first.every(({ name, owner }) => name !== owner)) return `shared ${names.join(' and ')}`
  const sections = elements.map(([, entry]) => basename(dirname(dirname(entry))))
  const section = sections.find(name => id.includes(`/sections/${name}/`) || id.includes(`/shared/${name}/`))
  return ['shared', names.join(' and '), section].filter(Boolean).join(' ')
}

function plan(layout: ChunkLayout, meta: ManualChunkMeta): ReadonlyMap<string, string> {
  const [core, calls] = [reach(layout.coreModules, meta), reach(layout.callModules, meta)]
  const views = viewsOf(layout, new Set([...core, ...calls]), meta)
  const bytesOf = (id: string) => (meta.getModuleInfo(id)?.code?.length ?? 0) * bytesPerCharacter
  const fixedPlace = (id: string) => (core.has(id) ? 'core' : calls.has(id) ? callsChunk : null)
  const planned = new Map<string, string>()
  /** Modules that several views of the first screen need, by their chunk. */
  const sharedByFirstScreen = new Map<string, string[]>()
  const shared: UsedModule[] = []
  for (const id of meta.getModuleIds()) {
    const users = views.filter(({ modules }) => modules.has(id))
    const place = fixedPlace(id) ?? placeWithForm(users, layout.formTag)
    if (!place && (!users.length || isOwn(users))) continue
    const shares = place ?? placeOnFirstScreen(id, users, layout.elements)
    if (shares) planned.set(id, shares)
    if (shares && !place && onFirstScreen(users).length > 1)
      sharedByFirstScreen.set(shares, [...(sharedByFirstScreen.get(shares) ?? []), id])
    if (!shares) shared.push({ id, bytes: bytesOf(id), views: new Set(users.map(({ name }) => name)) })
  }
  for (const ids of sharedByFirstScreen.values())
    if (ids.reduce((sum, id) => sum + bytesOf(id), 0) < minSharedBytes)
      for (const id of ids) planned.set(id, callsChunk)
  const partNames = new Set(views.filter(({ kind }) => kind === 'part').map(({ name }) => name))
  for (const ids of groupByUse(shared, name => (partNames.has(name) ? partWeight : 1))) {
    const [largest = ''] = ids.toSorted((one, other) => bytesOf(other) - bytesOf(one))
    for (const id of ids) planned.set(id, `shared ${relative(layout.packages, largest)}`)
  }
  return planned
}

/**
 * Splits shared modules into chunks, so that a page pays for what it shows, however many elements
 * there are. `core`: what every element needs, and what the form shares with other views of the
 * first screen. `forms`: the form's own chunk, with what only forms share. `shared calls`: what a
 * call needs, with the little that several views of the first screen share. What else these need,
 * by which of them do; everything else by which views need it (`groupByUse`).
 *
 * @returns what rollup asks for the chunk of a module; a name that begins with `shared` says what
 *   the chunk is for
 */
export function chunksByUse(layout: ChunkLayout): (id: string, meta: ManualChunkMeta) => string | undefined {
  let planned: ReadonlyMap<string, string> | null = null
  return (id, meta) => (planned ??= plan(layout, meta)).get(id)
}
