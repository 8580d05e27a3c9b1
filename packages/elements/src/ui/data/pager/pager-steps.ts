import { times } from '../times.ts'

/** A page, or a gap between pages that are not offered. */
export type PagerStep = number | 'gap'

/** How many pages in a row are offered around the one that is open (AGT-19). */
const reach = 5

/**
 * Which pages a pager offers: the first, the last, and five in a row around the open one. A gap is
 * never drawn for a single page.
 *
 * @example steps(1, 13) // [1, 2, 3, 4, 5, 'gap', 13]
 */
export function pagerSteps(page: number, pages: number): PagerStep[] {
  const begin = Math.max(1, Math.min(page - Math.floor(reach / 2), pages - reach + 1))
  const end = Math.min(pages, begin + reach - 1)
  const middle = times(end - begin + 1, index => begin + index)
  const before: PagerStep[] = begin === 1 ? [] : begin === 2 ? [1] : begin === 3 ? [1, 2] : [1, 'gap']
  const left = pages - end
  const after: PagerStep[] = left === 0 ? [] : left === 1 ? [pages] : left === 2 ? [pages - 1, pages] : ['gap', pages]
  return [...before, ...middle, ...after]
}
