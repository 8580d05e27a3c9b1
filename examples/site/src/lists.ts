import { place } from './place.ts'

/** Detail of the event of `baize-game-filter`. */
export interface Filtered {
  vendor: string
  filter: string
  shown: number
}

/** Attributes that an element takes from the address, by the names of the parameters (ROUTE-22, ROUTE-58). */
const taken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'baize-game-frame': {
    vassalage: 'vendor',
    gameType: 'game-type',
    gameCode: 'game-code',
    nodeId: 'node-id',
    roomId: 'room-id',
  },
  'baize-game-list': { vassalage: 'vendor', filter: 'filter' },
}

/** Gives the elements of a page what the address, and its place in the history, say of them. */
export function dress(page: ParentNode, { searchParams }: URL, category?: string): void {
  for (const [tag, names] of Object.entries(taken)) {
    const element = page.querySelector(tag)
    for (const [parameter, attribute] of Object.entries(names)) {
      const value = searchParams.get(parameter)
      if (element && value) element.setAttribute(attribute, value)
    }
  }
  const list = page.querySelector('baize-game-list')
  if (category) {
    for (const element of page.querySelectorAll('baize-game-list, baize-game-centre'))
      element.setAttribute('category', category)
    page.querySelector('baize-lottery-launcher')?.setAttribute('prize-mode', category)
  }
  const { shown } = place()
  if (shown) list?.setAttribute('shown', String(shown))
}

/** The address of a list that shows something else now; an unknown vendor in it gives way to the one that is shown (ROUTE-23). */
export function withFilter(address: URL, { vendor, filter }: Omit<Filtered, 'shown'>): string {
  const { searchParams, pathname } = new URL(address)
  searchParams.set('vassalage', vendor)
  if (filter === 'ALL') searchParams.delete('filter')
  else searchParams.set('filter', filter)
  return `${pathname}?${searchParams}`
}
