import { onDesk, partly, whole, type Part } from '../parts.ts'
import { byWidth, fill, inTurn, openPopup, press, scrollTo, see, type Step } from '../steps.ts'
import type { State } from '../state.ts'
import { chrome, dialog, header, ofGuest, ofMember } from './common.ts'

const searchField = 'baize-game-search [role=combobox]'
const tiles = (list: string): Part[] => partly(`${list} article`, `${list} article img`)
const titled = (tag: string): Part[] => whole(`${tag} h2`)

const openMenu = byWidth(
  press('baize-bottom-bar .bar-entry:has-text("Menu")'),
  press('baize-header button[aria-label="Open menu"]'),
)
const openSearch = byWidth(
  press('baize-bottom-bar baize-game-search button'),
  press('baize-header baize-game-search button'),
)

/** A list of games: the same page for every category. */
const list = (name: string, at: string, more: Partial<State> = {}): State => ({
  name,
  who: 'guest',
  at,
  ready: 'baize-game-list article',
  must: [...chrome, ...ofGuest, ...titled('baize-game-list'), ...tiles('baize-game-list')],
  ...more,
})

const centre = (name: string, at: string, more: Partial<State> = {}): State => ({
  name,
  who: 'guest',
  at,
  ready: 'baize-game-centre article',
  must: [...chrome, ...ofGuest, ...titled('baize-game-centre'), ...tiles('baize-game-centre')],
  ...more,
})

/** A popup over the page of winners. */
const popup = (name: string, open: Step, ready: string, must: readonly Part[], more: Partial<State> = {}): State => ({
  name,
  who: 'guest',
  at: '/winners',
  steps: open,
  ready,
  must,
  ...more,
})

/** Pages of the site that anybody may open, and what opens over them. */
export const pages: readonly State[] = [
  {
    name: 'home',
    who: 'guest',
    at: '/',
    ready: 'baize-game-lane article',
    must: [...chrome, ...ofGuest, ...whole('baize-banner .slide'), ...tiles('baize-game-lane')],
    core: '1440 dark',
  },
  {
    name: 'home-winners',
    who: 'guest',
    at: '/',
    steps: scrollTo('baize-winner-board'),
    ready: 'baize-winner-board li',
    must: [...header, ...whole('baize-winner-board h2'), ...whole('baize-winner-board li img')],
    core: '1440 light',
  },
  {
    name: 'home-live',
    who: 'guest',
    at: '/',
    steps: scrollTo('baize-game-lane[category=LIVE]'),
    ready: 'baize-game-lane[category=LIVE] article',
    must: [...header, ...whole('baize-game-lane[category=LIVE] h2'), ...tiles('baize-game-lane[category=LIVE]')],
  },
  {
    name: 'home-footer',
    who: 'guest',
    at: '/',
    steps: inTurn(see('baize-winner-board li'), scrollTo('baize-footer')),
    ready: 'baize-footer a',
    must: [...header, ...whole('baize-footer a:has-text("Privacy")', 'baize-footer select')],
  },
  {
    name: 'home-member',
    who: 'member',
    at: '/',
    ready: 'baize-game-lane article',
    must: [...chrome, ...ofMember, ...whole('baize-account-bar .balance'), ...tiles('baize-game-lane')],
    core: '390 light',
  },
  list('list-slots', '/rng', { core: '390 dark' }),
  list('list-live', '/live', { core: '1440 light' }),
  list('list-fishing', '/fish'),
  list('list-card-games', '/pvp'),
  list('list-own-games', '/bgs'),
  list('list-empty', '/rng?vassalage=ALL', {
    steps: inTurn(see('baize-game-list article'), fill('baize-game-list [type=search]', 'no such game')),
    ready: 'baize-game-list :text("No games found")',
    must: [
      ...chrome,
      ...titled('baize-game-list'),
      ...whole('baize-game-list .state-title'),
      ...onDesk(whole('baize-game-list .state button')),
    ],
  }),
  centre('centre-sports', '/sports'),
  centre('centre-esports', '/esports'),
  centre('centre-cockfight', '/cockfight'),
  {
    name: 'lotteries',
    who: 'guest',
    at: '/lott',
    ready: 'baize-lottery-launcher [part=game]',
    must: [
      ...chrome,
      ...titled('baize-game-centre'),
      ...tiles('baize-game-centre'),
      ...onDesk(partly('baize-lottery-launcher h2')),
    ],
    core: '390 dark',
  },
  {
    name: 'lotteries-quick',
    who: 'guest',
    at: '/elott',
    ready: 'baize-lottery-launcher [part=game]',
    must: [...chrome, ...titled('baize-game-centre'), ...onDesk(partly('baize-lottery-launcher h2'))],
  },
  {
    name: 'live-chat',
    who: 'guest',
    at: '/live-chat',
    ready: '#content baize-live-chat [part=card]',
    must: [...chrome, ...titled('#content baize-live-chat'), ...partly('#content baize-live-chat [part=card] img')],
  },
  {
    name: 'winners',
    who: 'guest',
    at: '/winners',
    ready: 'baize-winners-list table',
    must: [
      ...chrome,
      ...titled('baize-winners-list'),
      ...partly('baize-winners-list table'),
      ...onDesk(partly('baize-winners-list tbody img')),
    ],
    core: '1440 dark',
  },
  {
    name: 'promotions',
    who: 'guest',
    at: '/promotions',
    ready: 'baize-promotions article',
    must: [
      ...chrome,
      ...titled('baize-promotions'),
      ...partly('baize-promotions article img', 'baize-promotions article h3'),
    ],
  },
  {
    name: 'help',
    who: 'guest',
    at: '/help',
    ready: 'baize-help-centre h3',
    must: [...chrome, ...titled('baize-help-centre'), ...whole('baize-help-centre h3')],
    core: '390 light',
  },
  {
    name: 'download',
    who: 'guest',
    at: '/download',
    ready: 'baize-app-download h2',
    must: [...chrome, ...titled('baize-app-download')],
  },
  {
    name: 'not-found',
    who: 'guest',
    at: '/nowhere',
    ready: 'baize-not-found h2',
    must: [...chrome, ...titled('baize-not-found'), ...whole('baize-not-found [href="/"], baize-not-found button')],
  },
  {
    name: 'side-menu',
    who: 'guest',
    at: '/rng',
    steps: openMenu,
    ready: 'dialog.drawer:modal a',
    must: dialog('.drawer-title', '.entry >> nth=0'),
    core: '390 dark',
  },
  popup(
    'search',
    inTurn(openSearch, see(searchField), fill(searchField, 'dragon')),
    'baize-game-search [role=option]',
    [...whole(searchField, 'baize-game-search [role=option]')],
  ),
  popup(
    'account-menu',
    press('baize-account-bar button[aria-haspopup=menu]'),
    '[role=menuitem]',
    [...header, ...whole('[role=menu]', '[role=menuitem]:has-text("Sign out")')],
    { who: 'member' },
  ),
  popup('announcements', openPopup('announcements'), 'baize-announcements summary', dialog('h2', 'summary')),
  popup('notice', press('baize-notice-marquee .notice-open'), 'baize-notice details[open]', dialog('h2', 'summary'), {
    at: '/',
  }),
  popup(
    'dialog',
    openPopup('dialog', { icon: 'success', title: 'Saved', html: 'Your limits are saved.', btn: ['Done'] }),
    'dialog:modal button:has-text("Done")',
    dialog('h2', 'button:has-text("Done")'),
  ),
  popup(
    'game-popup',
    openPopup('game-popup', { category: 'COCKFIGHT', vendor: 'RING' }),
    'baize-game-popup article',
    dialog('h2', 'article'),
    { core: '390 light' },
  ),
  popup('help-popup', openPopup('help'), 'dialog:modal baize-help-centre h3', dialog('h2', 'baize-help-centre h3')),
]
