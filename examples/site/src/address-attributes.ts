import { pagePosition } from './page-position.ts'

/** Detail of the event of `baize-game-filter`. */
export interface FilterDetail {
  vendor: string
  filter: string
  shown: number
}

/**
 * Attributes that an element takes from the address, by the names of the parameters (ROUTE-22,
 * ROUTE-58, HOME-29).
 */
const taken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'baize-game-frame': {
    vassalage: 'vendor',
    gameType: 'game-type',
    gameCode: 'game-code',
    gameId: 'node-id',
    roomId: 'room-id',
    selection: 'selection',
  },
  'baize-promotions': { id: 'promotion' },
  'baize-game-list': { vassalage: 'vendor', filter: 'filter' },
  'baize-winners-list': { period: 'period', category: 'category' },
}

/** Gives the elements of a page what the address, and its place in the history, say of them. */
export function applyAddress(page: ParentNode, { searchParams }: URL, category?: string): void {
  for (const [tag, names] of Object.entries(taken)) {
    const element = page.querySelector(tag)
    for (const [parameter, attribute] of Object.entries(names)) {
      const value = searchParams.get(parameter)
      if (element && value) element.setAttribute(attribute, value)
    }
  }
  const list = page.querySelector('baize-game-list')
  if (category) {
    for (const element of page.querySelectorAll('baize-game-list, baize-game-centre, baize-fixtures'))
      element.setAttribute('category', category)
    page.querySelector('baize-lottery-launcher')?.setAttribute('prize-mode', category)
  }
  const { shown } = pagePosition()
  if (shown) list?.setAttribute('shown', String(shown))
}

/**
 * The address of a list that shows something else now; an unknown vendor in it gives way to the one
 * that is shown (ROUTE-23).
 */
export function withFilter(address: URL, { vendor, filter }: Omit<FilterDetail, 'shown'>): string {
  const { searchParams, pathname } = new URL(address)
  searchParams.set('vassalage', vendor)
  if (filter === 'ALL') searchParams.delete('filter')
  else searchParams.set('filter', filter)
  return `${pathname}?${searchParams}`
}

/** Detail of the event of `baize-winners-filter`. */
export interface WinnersDetail {
  period: string
  category: string
}

/** The address of a list of winners that shows something else now. */
export function withWinners(address: URL, { period, category }: WinnersDetail): string {
  const { searchParams, pathname } = new URL(address)
  searchParams.set('period', period)
  if (category === 'ALL') searchParams.delete('category')
  else searchParams.set('category', category)
  return `${pathname}?${searchParams}`
}

/** View that each mode begins with, unless the address names one (LOTT-13). */
const prizeModes: Readonly<Record<string, string>> = { LOTT: 'LOTT', VN: 'ZY', SEA: 'SEA' }

/** Tells the frame and the draws under it which lottery the address names. */
export function applyLotteryAddress(page: ParentNode, { searchParams }: URL, mode: string): void {
  const gameCode = searchParams.get('gameCode')
  // Lotteries and e-lotteries share a page: which of them a game is, the elements tell by its code.
  const own = gameCode && mode === 'LOTT' ? null : prizeModes[mode]
  const prizeMode = searchParams.get('prizeMode') ?? own
  page.querySelector('baize-lottery-frame')?.setAttribute('mode', mode)
  for (const element of page.querySelectorAll('baize-lottery-frame, baize-lottery-results')) {
    if (prizeMode) element.setAttribute('prize-mode', prizeMode)
    if (gameCode) element.setAttribute('game-code', gameCode)
  }
}
