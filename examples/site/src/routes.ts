import { lotteryPages } from './lottery.ts'

/** What a path shows. Paths match without regard to case (ROUTE-36). */
export interface Route {
  view:
    | 'home'
    | 'game-list'
    | 'game-centre'
    | 'lottery-centre'
    | 'account-games'
    | 'live-chat'
    | 'winners'
    | 'game'
    | 'lottery'
    | 'agent'
    | 'agent-home'
    | 'missing'
  popup: 'login' | 'register' | 'forgot-password' | null
  /** Kind of games of a list, or mode of a lottery. */
  category?: string
  /** Key of a page of the agent centre (ROUTE-55), or which of a player's own lists. */
  page?: string
  /** Needs a session: without one the visitor goes to /login and comes back afterwards (ROUTE-37, ROUTE-38). */
  guarded: boolean
}

const page = (view: Route['view'], popup: Route['popup'] = null, guarded = false): Route => ({ view, popup, guarded })

const list = (category: string): Route => ({ ...page('game-list'), category })
const centre = (category: string): Route => ({ ...page('game-centre'), category })
const own = (page: string): Route => ({ view: 'account-games', popup: null, guarded: true, page })

const lotteries = Object.entries(lotteryPages).map(([path, mode]) => [
  path,
  { ...page('lottery', null, true), category: mode },
])

/** Every page by its path, in lower case. */
export const table: Readonly<Record<string, Route>> = {
  ...(Object.fromEntries(lotteries) as Record<string, Route>),
  '/': page('home'),
  '/index': page('home'),
  '/index.html': page('home'),
  '/home': page('home'),
  '/login': page('home', 'login'),
  '/register': page('home', 'register'),
  '/forgot-password': page('home', 'forgot-password'),
  '/seamless': page('game', null, true),
  '/live-chat': page('live-chat'),
  '/winners': page('winners'),
  '/agent': page('agent'),
  '/agenthome': page('agent-home', null, true),
  '/rng': list('RNG'),
  '/live': list('LIVE'),
  '/fish': list('FISH'),
  '/pvp': list('PVP'),
  '/bgs': list('BGS'),
  '/sports': centre('SPORTS'),
  '/esports': centre('ESPORTS'),
  '/lott': { ...page('lottery-centre'), category: 'LOTT' },
  '/elott': { ...page('lottery-centre'), category: 'ELOTT' },
  '/cockfight': centre('COCKFIGHT'),
  '/favorite': own('favourites'),
  '/recent': own('recent'),
}

/** The address of the agent centre's pages; their keys are written as they are (AGT-01). */
const centrePage = /^(\/agenthome)\/(\w+)$/i

export function routeOf(path: string): Route {
  const clean = path.replace(/(.)\/+$/, '$1')
  const [, centre, key] = centrePage.exec(clean) ?? []
  const route = table[(centre ?? clean).toLowerCase()] ?? page('missing')
  return key ? { ...route, page: key } : route
}

/** Popups that lie over the page one is on, without an address of their own. */
const overPage: readonly string[] = [
  'change-password',
  'second-verification',
  'real-account',
  'quick-login',
  'switch-account',
  'contract',
  'agent-centre',
  'game-popup',
  'room-list',
  'transfer',
]
export const opensOverPage = (name: string): boolean => overPage.includes(name)

/** Pages that stay under a login or a registration: whoever wants to play a game of a list finds the list again. */
const stays: readonly string[] = [
  'game-list',
  'game-centre',
  'lottery-centre',
  'account-games',
] satisfies Route['view'][]
export const staysUnderLogin = (path: string): boolean => stays.includes(routeOf(path).view)

/**
 * Where to go after a login: the path the guard kept, if it lies on this site; else home from a popup's own address (ROUTE-52).
 * `null` means stay.
 */
export function afterLogin(address: URL): string | null {
  const kept = address.searchParams.get('redirect')
  const target = kept !== null && /^\/(?!\/)/.test(kept) && URL.parse(kept, address.origin)
  // Neither another site nor a form again: what somebody has put into a link is followed no further than this.
  if (target && target.origin === address.origin && !routeOf(target.pathname).popup)
    return target.pathname + target.search
  const { view, popup } = routeOf(address.pathname)
  if (view === 'agent') return '/agentHome'
  return popup ? '/' : null
}

/** Where somebody logs in again whose session has ended; they come back to where they were (AUTH-54). */
export const loginAgain = (address: URL): string =>
  routeOf(address.pathname).popup || address.pathname === '/' ? '/login' : loginFor(address)

/** The guard's way to the login, which remembers where the visitor wanted to go; agents have a page of their own for it (ROUTE-07). */
export function loginFor(address: URL): string {
  const { view, page } = routeOf(address.pathname)
  const kept = `?redirect=${encodeURIComponent(address.pathname + address.search)}`
  if (view !== 'agent-home') return `/login${kept}`
  return page ? `/agent${kept}` : '/agent'
}

const ofAgents: readonly string[] = ['agent', 'agent-home'] satisfies Route['view'][]
/** Whether one path stands in for the other, by who is there: nobody comes back to the one they were sent away from. */
export const standsFor = (to: string, from: string): boolean =>
  [to, from].every(path => ofAgents.includes(routeOf(path).view))
