import type { GameFilter, GameSort } from '@baize/contract'

/** The choice of a person on a list of games. */
export interface ListChoice {
  /** Code of a vendor, or ALL. */
  vendor: string
  filter: GameFilter
  keyword: string
  /** Absent: the order of the list itself. */
  sort?: GameSort | undefined
  /** Games that have a place in the grid. */
  shown: number
}

/** Filters that only mean something to somebody who is logged in (GAME-41). */
export const isPersonal = (filter: GameFilter): boolean => filter === 'FAV' || filter === 'RECENT'

/** The order in which the filters stand. */
export const filterOrder = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const satisfies readonly GameFilter[]

/**
 * The vendor of an address: where it is unknown or missing, all of them, and no error (ROUTE-22,
 * ROUTE-23).
 */
export const vendorOf = (
  asked: string | undefined,
  vendors: readonly { vassalage: string }[],
  every: string,
): string => (asked && vendors.some(({ vassalage }) => vassalage === asked) ? asked : every)
