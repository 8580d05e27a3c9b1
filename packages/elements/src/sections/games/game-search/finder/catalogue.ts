import type { GameItem, gameIndex, Output } from '@baize/contract'
import { wordsIn } from './words-in.ts'

export type Columns = Output<typeof gameIndex>
/**
 * Where a word stands: in the title, and there first of all, in the vendor's name, in what the kind
 * of game is called.
 */
export type Field = 'first' | 'title' | 'vendor' | 'kind'

/** A word and the places of the games that it finds. */
export interface Entry {
  word: string
  field: Field
  places: number[]
}

export interface Catalogue {
  columns: Columns
  entries: readonly Entry[]
}

/** Games that are read before the page gets a turn. */
const slice = 500

/** Words by field, each once. */
function createEntries() {
  const byName = new Map<string, Entry>()
  return {
    add(field: Field, word: string, places: readonly number[]) {
      const name = `${field} ${word}`
      const entry = byName.get(name)
      if (entry) for (const place of places) entry.places.push(place)
      else byName.set(name, { word, field, places: [...places] })
    },
    all: () => [...byName.values()],
  }
}

/**
 * Makes the games findable by the words of their titles, vendors and kinds.
 * @param pause - yields to the page, so that it stays responsive with ten thousand games
 */
export async function createCatalogue(columns: Columns, pause: () => Promise<unknown>): Promise<Catalogue> {
  const entries = createEntries()
  const ofMaker = columns.vendors.map((): number[] => [])
  // `entries()` of a list gives its values alone on pages with Prototype.js.
  let place = 0
  for (const name of columns.names) {
    if (place % slice === slice - 1) await pause()
    for (const [index, word] of wordsIn(name).map((word, index) => [index, word] as const))
      entries.add(index ? 'title' : 'first', word, [place])
    ofMaker[columns.makers[place] ?? -1]?.push(place)
    place++
  }
  columns.vendors.forEach(({ displayName, gameType }, maker) => {
    const places = ofMaker[maker] ?? []
    const kind = columns.kinds.find(({ category }) => category === gameType)
    for (const word of wordsIn(displayName)) entries.add('vendor', word, places)
    const called = [kind?.title ?? '', ...(kind?.words ?? [])]
    for (const word of new Set(called.flatMap(wordsIn))) entries.add('kind', word, places)
  })
  return { columns, entries: entries.all() }
}

/** The game at a place, as lists have it: enough to show it in a line and to start it. */
export function gameAt({ columns }: Catalogue, place: number): GameItem | null {
  const nodeId = columns.nodeIds[place]
  const maker = columns.vendors[columns.makers[place] ?? -1]
  if (nodeId === undefined || !maker) return null
  const { vassalage, gameType, displayName } = maker
  const icon = columns.picture.replace('{nodeId}', nodeId)
  const closed = maker.state === 'maintenance' || columns.closed.includes(place)
  return {
    nodeId,
    vassalage,
    gameType,
    gameCode: columns.codes[place] ?? '',
    gameId: nodeId,
    isGame: columns.containers.includes(place) ? 'VASSALAGE' : 'GAME',
    displayName,
    gameName: columns.names[place] ?? '',
    showIcon: icon,
    iconUrl: icon,
    lagerIcon: icon,
    isHot: 0,
    isNew: 0,
    state: closed ? 'maintenance' : 'open',
    maintenanceUntil: null,
  }
}
