import type { IconShape } from '../../ui/media/icons.gen.ts'

/** A page of a centre: an entry of its menu, and the element that is the page. */
export interface CentrePage<Key extends string = string> {
  /** Name of the page in addresses and texts. */
  key: Key
  /** Heading of the menu that it is listed under; null: none. */
  section: string | null
  /** The element that is the page. */
  tag: `baize-${string}`
  icon: IconShape
  /** The switch that must be on; absent: the page is always there. */
  visibleWhen?: string
  /** Count beside its name; none where it is 0. */
  badge?: string
}

/**
 * Facts about the site and the account by which a centre shows its pages, by the names that the
 * pages give.
 */
export interface CentreFacts {
  switches?: Readonly<Record<string, boolean | undefined>>
  counts?: Readonly<Record<string, number | undefined>>
}

/** The pages that are in the menu. A switch that is not known yet is off. */
export const shownPages = <P extends CentrePage>(pages: readonly P[], { switches = {} }: CentreFacts = {}): P[] =>
  pages.filter(({ visibleWhen }) => visibleWhen === undefined || switches[visibleWhen] === true)

/** The page of a key; the first where there is none of it (ROUTE-55). */
export function pageOf<P extends CentrePage>(pages: readonly P[], key: string | undefined): P {
  const [first] = pages
  const found = pages.find(page => page.key === key) ?? first
  if (!found) throw new Error('The centre has no pages')
  return found
}

/** Pages by their section, in the order of the first page of each. */
export const sectionsOf = <P extends CentrePage>(pages: readonly P[]): { section: string | null; pages: P[] }[] =>
  [...new Set(pages.map(({ section }) => section))].map(section => ({
    section,
    pages: pages.filter(page => page.section === section),
  }))

const maxBadge = 99

/** A count as a badge shows it; empty where there is nothing to count (MEM-05). */
export const countText = (count: number): string =>
  count <= 0 ? '' : count > maxBadge ? `${maxBadge}+` : String(count)

const countOf = ({ badge }: CentrePage, { counts = {} }: CentreFacts): number =>
  (badge !== undefined && counts[badge]) || 0

/** The text of a page's badge. */
export const badgeOf = (page: CentrePage, facts: CentreFacts = {}): string => countText(countOf(page, facts))

/** The text of the badge of a menu that shows one page at a time. */
export const badgeOfAll = (pages: readonly CentrePage[], facts: CentreFacts = {}): string =>
  countText(pages.reduce((sum, page) => sum + countOf(page, facts), 0))
