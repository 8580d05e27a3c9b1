import { basename, dirname, relative } from 'node:path'
import type { ManualChunkMeta } from 'rollup'
import { groupByUse, type UsedModule } from './group-by-use.ts'
import { isOwn, reach, viewsOf, type View } from './views.ts'

/** Bytes on the wire of a character of source: minified, and compressed among others. */
const bytesPerCharacter = 0.2

/** Weight of a part relative to an element: fewer visitors need it. */
const partWeight = 0.3

/**
 * Min bytes on the wire of a chunk that several views in front share: fewer cost less than one more
 * request, so they go into `calls`.
 */
const minSharedBytes = 2500

/** The chunk of what a call needs: every view in front sends one. */
const callsChunk = 'shared calls'

/** What says where a module goes. */
export interface Layout {
  /** Folder by which chunks are named. */
  packages: string
  /** What every element needs. */
  basics: readonly string[]
  /** What a call needs, and what looks at a page once it is drawn. */
  calls: readonly string[]
  /** The tag of the form that many pages draw first. */
  form: string
  /** Tag and entry of each element. */
  elements: readonly (readonly [tag: string, entry: string])[]
  /** Tags of what most pages show first. */
  front: readonly string[]
  /** By tag, what is always loaded after it is drawn. */
  later: Readonly<Record<string, readonly string[]>>
}

const inFront = (users: readonly View[]) => users.filter(({ kind }) => kind === 'front')

/**
 * Where a module goes that the form needs before it is drawn: with the form, unless another view in
 * front needs it too.
 */
function placeWithForm(users: readonly View[], form: string): string | null {
  if (!users.some(({ name }) => name === form)) return null
  return inFront(users).some(({ owner }) => owner !== form) ? 'core' : 'forms'
}

/**
 * Where another module goes that views in front need: by which of them need it, and not by who else
 * does, so that nothing that is added elsewhere changes what they load. What is of one section is a
 * chunk by itself: elements of others need the rest alone.
 */
function placeInFront(id: string, users: readonly View[], elements: Layout['elements']): string | null {
  const front = inFront(users)
  if (!front.length) return null
  const names = front.map(({ name }) => name)
  if (front.every(({ name, owner }) => name !== owner)) return `shared ${names.join(' and ')}`
  const sections = elements.map(([, entry]) => basename(dirname(dirname(entry))))
  const section = sections.find(name => id.includes(`/sections/${name}/`) || id.includes(`/shared/${name}/`))
  return ['shared', names.join(' and '), section].filter(Boolean).join(' ')
}

function plan(layout: Layout, meta: ManualChunkMeta): ReadonlyMap<string, string> {
  const [core, calls] = [reach(layout.basics, meta), reach(layout.calls, meta)]
  const views = viewsOf(layout, new Set([...core, ...calls]), meta)
  const bytesOf = (id: string) => (meta.getModuleInfo(id)?.code?.length ?? 0) * bytesPerCharacter
  const fixedPlace = (id: string) => (core.has(id) ? 'core' : calls.has(id) ? callsChunk : null)
  const planned = new Map<string, string>()
  /** What more than one view in front needs, by its chunk. */
  const sharedByFront = new Map<string, string[]>()
  const shared: UsedModule[] = []
  for (const id of meta.getModuleIds()) {
    const users = views.filter(({ modules }) => modules.has(id))
    const place = fixedPlace(id) ?? placeWithForm(users, layout.form)
    if (!place && (!users.length || isOwn(users))) continue
    const shares = place ?? placeInFront(id, users, layout.elements)
    if (shares) planned.set(id, shares)
    if (shares && !place && inFront(users).length > 1)
      sharedByFront.set(shares, [...(sharedByFront.get(shares) ?? []), id])
    if (!shares) shared.push({ id, bytes: bytesOf(id), views: new Set(users.map(({ name }) => name)) })
  }
  for (const ids of sharedByFront.values())
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
 * Says which modules are shared, and where they go, so that a page pays for what it shows, however
 * many elements there are. `core`: what every element needs, and what the form shares with other
 * views in front. `forms`: the form's own chunk, with what only forms share. `calls`, with the
 * little that several views in front share. What views in front need, by which of them do;
 * everything else by which views need it (`groupByUse`).
 *
 * @returns what rollup asks for the chunk of a module; a name that begins with `shared` says what
 *   the chunk is for
 */
export function chunksByUse(layout: Layout): (id: string, meta: ManualChunkMeta) => string | undefined {
  let planned: ReadonlyMap<string, string> | null = null
  return (id, meta) => (planned ??= plan(layout, meta)).get(id)
}
