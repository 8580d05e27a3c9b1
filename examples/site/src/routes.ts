import { parseUrl, popups, sitePages, type PopupName, type SitePage, type SiteView } from '@baize/contract'

/** The page that a path shows. */
export interface Route {
  view: SiteView | 'missing'
  popup: PopupName | null
  /** Kind of games of a list, or mode of a lottery. */
  category?: string
  /** Key of a page of the agent centre (ROUTE-55), or which of a player's own lists. */
  page?: string
  /**
   * Needs a session: without one the visitor goes to /login and comes back afterwards (ROUTE-37,
   * ROUTE-38).
   */
  guarded: boolean
}

const missing: Route = { view: 'missing', popup: null, guarded: false }

const routesTo = ({ path, aliases = [], view, popup, guarded = false, category, list }: SitePage) => {
  if (!view) return []
  const route: Route = {
    view,
    popup: popup ?? null,
    guarded,
    ...(category && { category }),
    ...(list && { page: list }),
  }
  return [path, ...aliases].map(path => [path.toLowerCase(), route] as const)
}

/** Every page that is there by each of its paths, in lower case. */
export const pagesByPath: Readonly<Record<string, Route>> = Object.fromEntries(sitePages.flatMap(routesTo))

const centres = sitePages.filter(({ centre }) => centre).map(({ path }) => path.toLowerCase())
/** The address of a centre's page; its key is written as it is (AGT-01). */
const centrePage = /^(\/\w+)\/(\w+)$/

export function routeOf(path: string): Route {
  const clean = path.replace(/(.)\/+$/, '$1')
  const [, centre = '', key] = centrePage.exec(clean) ?? []
  const route = centres.includes(centre.toLowerCase())
    ? pagesByPath[centre.toLowerCase()]
    : pagesByPath[clean.toLowerCase()]
  return { ...(route ?? missing), ...(route && key && { page: key }) }
}

/** The article of the help that an address names. */
export const articleOf = ({ hash }: Pick<URL, 'hash'>): string => hash.slice(1)

/** The page that an address shows; an article behind `/help` is a popup over home (ROUTE-11). */
export function routeAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const route = routeOf(pathname)
  return route.view === 'help' && /^\/help\/?$/i.test(pathname) && hash.length > 1
    ? { ...route, view: 'home', popup: 'help' }
    : route
}

/** Popups that lie over the page one is on, without an address of their own. */
export const opensOverPage = (name: string): boolean =>
  Object.hasOwn(popups, name) && !('path' in popups[name as PopupName])

/**
 * Pages that stay under a login or a registration: whoever wants to play a game of a list finds the
 * list again.
 */
const stays: readonly string[] = [
  'game-list',
  'game-centre',
  'lottery-centre',
  'account-games',
] satisfies Route['view'][]
export const staysUnderLogin = (path: string): boolean => stays.includes(routeOf(path).view)

/**
 * A page of this site that somebody may be sent to after a login: neither another site nor a form
 * again, whatever was put into a link.
 */
export function ownAddress(asked: unknown, origin: string = location.origin): string | null {
  const target = typeof asked === 'string' && /^\/(?!\/)/.test(asked) ? parseUrl(asked, origin) : null
  return target && target.origin === origin && !routeOf(target.pathname).popup ? target.pathname + target.search : null
}

/**
 * Where to go after a login: the path the guard kept, if it lies on this site; else home from a
 * popup's own address (ROUTE-52). `null` means stay.
 */
export function addressAfterLogin(address: URL): string | null {
  const kept = ownAddress(address.searchParams.get('redirect'), address.origin)
  if (kept) return kept
  const { view, popup } = routeOf(address.pathname)
  if (view === 'agent') return '/agentHome'
  return popup ? '/' : null
}

/**
 * Where somebody logs in again whose session has ended; they come back to where they were
 * (AUTH-54).
 */
export const loginAgain = (address: URL): string =>
  routeOf(address.pathname).popup || address.pathname === '/' ? '/login' : loginFor(address)

/**
 * The guard's way to the login, which remembers where the visitor wanted to go; agents have a page
 * of their own for it (ROUTE-07).
 */
export function loginFor(address: URL): string {
  const { view, page } = routeOf(address.pathname)
  const kept = `?redirect=${encodeURIComponent(address.pathname + address.search)}`
  if (view !== 'agent-home') return `/login${kept}`
  return page ? `/agent${kept}` : '/agent'
}

const standingIn = [
  ['agent', 'agent-home'],
  ['game', 'lottery'],
] as const satisfies Route['view'][][]
/**
 * Whether one path stands in for the other. Of the pages of agents one does by who is there: nobody
 * comes back to the one they were sent away from. A game does for the one that was open: the way
 * back leads to the list.
 */
export const replacesPath = (to: string, from: string): boolean =>
  standingIn.some((views: readonly string[]) => [to, from].every(path => views.includes(routeOf(path).view)))
