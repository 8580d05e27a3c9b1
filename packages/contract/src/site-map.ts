/**
 * Popups by the name under which they are asked for (POP-03 to POP-06, POP-10, POP-12): the element
 * inside, and the address of those that have one. A popup with an address lies over home; every
 * other one lies over the page one is on.
 */
export const popups = {
  login: { tag: 'baize-login', path: '/login' },
  register: { tag: 'baize-register', path: '/register' },
  'forgot-password': { tag: 'baize-forgot-password', path: '/forgot-password' },
  'change-password': { tag: 'baize-change-password' },
  'second-verification': { tag: 'baize-second-verification' },
  'real-account': { tag: 'baize-real-account-dialog' },
  'quick-login': { tag: 'baize-quick-login' },
  'switch-account': { tag: 'baize-switch-account' },
  transfer: { tag: 'baize-transfer-upline' },
  contract: { tag: 'baize-contract-popup' },
  'member-centre': { tag: 'baize-member-centre' },
  'agent-centre': { tag: 'baize-agent-centre' },
  announcements: { tag: 'baize-announcements' },
  notice: { tag: 'baize-notice' },
  feedback: { tag: 'baize-feedback' },
  help: { tag: 'baize-help-centre' },
  dialog: { tag: 'baize-dialog' },
  'game-popup': { tag: 'baize-game-popup' },
  'room-list': { tag: 'baize-room-list' },
} as const satisfies Record<string, { tag: `baize-${string}`; path?: `/${string}` }>
export type PopupName = keyof typeof popups

/** Views that the player site draws at a path. */
export type SiteView =
  | 'home'
  | 'game-list'
  | 'game-centre'
  | 'lottery-centre'
  | 'account-games'
  | 'live-chat'
  | 'winners'
  | 'promotions'
  | 'help'
  | 'download'
  | 'member'
  | 'game'
  | 'lottery'
  | 'agent'
  | 'agent-home'

/** A page of the player site. Paths match without regard to case (ROUTE-36). */
export interface SitePage {
  path: `/${string}`
  /** Further paths of the same page. */
  aliases?: readonly `/${string}`[]
  /** Absent: the address is known, and its page comes with a later version. */
  view?: SiteView
  popup?: PopupName
  /**
   * Needs a session: without one the visitor goes to the login and comes back afterwards (ROUTE-37,
   * ROUTE-38).
   */
  guarded?: boolean
  /** Kind of games of a list, or mode of a lottery. */
  category?: string
  /** Which of a player's own lists. */
  list?: string
  /** Opens each of its own pages by their key, after one more slash (ROUTE-55). */
  centre?: boolean
}

/**
 * Every page of the player site: its router and the platform, which answers 404 for all other
 * paths, both read this (ROUTE-54).
 */
export const sitePages: readonly SitePage[] = [
  { path: '/', aliases: ['/index', '/index.html', '/home'], view: 'home' },
  { path: popups.login.path, view: 'home', popup: 'login' },
  { path: popups.register.path, view: 'home', popup: 'register' },
  { path: popups['forgot-password'].path, view: 'home', popup: 'forgot-password' },
  { path: '/agent', view: 'agent' },
  { path: '/agentHome', view: 'agent-home', guarded: true, centre: true },
  { path: '/member', view: 'member', guarded: true, centre: true },
  { path: '/help', aliases: ['/helpmc'], view: 'help' },
  { path: '/download', view: 'download' },
  { path: '/sports', view: 'game-centre', category: 'SPORTS' },
  { path: '/esports', view: 'game-centre', category: 'ESPORTS' },
  { path: '/cockfight', view: 'game-centre', category: 'COCKFIGHT' },
  { path: '/lott', view: 'lottery-centre', category: 'LOTT' },
  { path: '/elott', view: 'lottery-centre', category: 'ELOTT' },
  { path: '/live', view: 'game-list', category: 'LIVE' },
  { path: '/fish', view: 'game-list', category: 'FISH' },
  { path: '/rng', view: 'game-list', category: 'RNG' },
  { path: '/pvp', view: 'game-list', category: 'PVP' },
  { path: '/bgs', view: 'game-list', category: 'BGS' },
  { path: '/favorite', view: 'account-games', guarded: true, list: 'favourites' },
  { path: '/recent', view: 'account-games', guarded: true, list: 'recent' },
  { path: '/lottery', aliases: ['/lottert'], view: 'lottery', guarded: true, category: 'LOTT' },
  { path: '/vnLottery', view: 'lottery', guarded: true, category: 'VN' },
  { path: '/seaLottery', view: 'lottery', guarded: true, category: 'SEA' },
  { path: '/promotions', view: 'promotions' },
  { path: '/pointMall' },
  { path: '/seamless', view: 'game', guarded: true },
  { path: '/live-chat', view: 'live-chat' },
  { path: '/winners', view: 'winners' },
]

/** Keys under which the name of a page may stand, the most special first. */
export const pageNameKeys = (page: {
  view: string
  category?: string | undefined
  page?: string | undefined
}): string[] => [`${page.view}-${page.page}`, `${page.view}-${page.category}`, page.category ?? page.view, page.view]
