import { sitePages } from '@baize/contract'

/** In lower case: paths match in any case. */
const known = new Set(sitePages.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(path => path.toLowerCase()))
const centres = new Set(sitePages.filter(({ centre }) => centre).map(({ path }) => path.toLowerCase()))
/** Centres open one of their pages by one more word (ROUTE-55). */
const pageOfCentre = /^(\/\w+)\/[\w-]+$/

/** Whether the site has a page at this path, so that an unknown one can answer 404 with the same shell (ROUTE-54). */
export function isSiteRoute(path: string): boolean {
  const lower = path.toLowerCase()
  const trimmed = lower.length > 1 ? lower.replace(/\/$/, '') : lower
  return known.has(trimmed) || centres.has(pageOfCentre.exec(trimmed)?.[1] ?? '')
}
