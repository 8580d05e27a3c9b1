import { onDesktop, partly, whole, type Part } from '../parts.ts'
import { forWidth, fill, sequential, openPopup, press, scrollTo, waitFor, type Step } from '../steps.ts'
import type { State } from '../state.ts'
import { chrome, dialog, header, guestParts, memberParts } from './common.ts'

const searchField = 'baize-game-search [role=combobox]'
const tiles = (list: string): Part[] => partly(`${list} article`, `${list} article img`)
const titled = (tag: string): Part[] => whole(`${tag} h2`)

/** What narrows a list on a phone. */
const filterButton = 'baize-game-list .list-filter'

const openMenu = forWidth(
  press('baize-bottom-bar .bar-entry:has-text("Menu")'),
  press('baize-side-menu.rail button[aria-label="Open menu"]'),
)
const openSearch = forWidth(
  press('baize-bottom-bar baize-game-search button'),
  press('baize-header baize-game-search button'),
)

/** A list of games: the same page for every category. */
const list = (name: string, path: string, more: Partial<State> = {}): State => ({
  name,
  visitor: 'guest',
  path,
  ready: 'baize-game-list article',
  requiredParts: [...chrome, ...guestParts, ...titled('baize-game-list'), ...tiles('baize-game-list')],
  ...more,
})

/** Fixtures of a category over its vendors. */
const book = (name: string, path: string, more: Partial<State> = {}): State => ({
  name,
  visitor: 'guest',
  path,
  ready: 'baize-fixtures .fixture',
  requiredParts: [
    ...chrome,
    ...guestParts,
    ...titled('baize-fixtures'),
    ...whole('baize-fixtures .league-head', 'baize-fixtures .fixture-row', 'baize-fixtures .fixture-row button.odds'),
  ],
  ...more,
})

/** A popup over the page of winners. */
const popup = (name: string, open: Step, ready: string, parts: readonly Part[], more: Partial<State> = {}): State => ({
  name,
  visitor: 'guest',
  path: '/winners',
  steps: open,
  ready,
  requiredParts: parts,
  ...more,
})

/** Pages of the site that anybody may open, and what opens over them. */
export const pages: readonly State[] = [
  {
    name: 'home',
    visitor: 'guest',
    path: '/',
    ready: 'baize-game-lane article',
    requiredParts: [...chrome, ...guestParts, ...whole('baize-banner .slide'), ...tiles('baize-game-lane')],
    core: '1440 dark',
  },
  {
    name: 'home-winners',
    visitor: 'guest',
    path: '/',
    steps: scrollTo('baize-winner-board'),
    ready: 'baize-winner-board li',
    requiredParts: [...header, ...whole('baize-winner-board h2'), ...whole('baize-winner-board li img')],
    core: '1440 light',
  },
  {
    name: 'home-live',
    visitor: 'guest',
    path: '/',
    steps: scrollTo('baize-game-lane[category=LIVE]'),
    ready: 'baize-game-lane[category=LIVE] article',
    requiredParts: [
      ...header,
      ...whole('baize-game-lane[category=LIVE] h2'),
      ...tiles('baize-game-lane[category=LIVE]'),
    ],
  },
  {
    name: 'home-footer',
    visitor: 'guest',
    path: '/',
    steps: sequential(waitFor('baize-winner-board li'), scrollTo('baize-footer')),
    ready: 'baize-footer a',
    requiredParts: [...header, ...whole('baize-footer a:has-text("Privacy")', 'baize-footer select')],
  },
  {
    name: 'home-member',
    visitor: 'member',
    path: '/',
    ready: 'baize-game-lane article',
    requiredParts: [...chrome, ...memberParts, ...whole('baize-account-bar .balance'), ...tiles('baize-game-lane')],
    core: '390 light',
  },
  list('list-slots', '/rng', { core: '390 dark' }),
  list('list-live', '/live', { core: '1440 light' }),
  list('list-fishing', '/fish'),
  list('list-card-games', '/pvp'),
  list('list-own-games', '/bgs'),
  list('list-filter', '/rng', {
    steps: sequential(waitFor('baize-game-list article'), press(filterButton)),
    requiredParts: dialog('h2', '.sheet-choice'),
    width: 390,
  }),
  list('list-empty', '/rng?vassalage=ALL', {
    steps: sequential(
      waitFor('baize-game-list article'),
      forWidth(
        sequential(
          press(filterButton),
          fill('baize-game-list dialog [type=search]', 'no such game'),
          press('baize-game-list dialog button:has-text("Show 0 games")'),
        ),
        fill('baize-game-list [type=search]', 'no such game'),
      ),
    ),
    ready: 'baize-game-list :text("No games found")',
    requiredParts: [
      ...chrome,
      ...titled('baize-game-list'),
      ...whole('baize-game-list .state-title'),
      ...onDesktop(whole('baize-game-list .state button')),
    ],
  }),
  book('centre-sports', '/sports', { core: '390 light' }),
  book('centre-esports', '/esports'),
  book('centre-cockfight', '/cockfight'),
  {
    name: 'home-sports',
    visitor: 'guest',
    path: '/',
    steps: scrollTo('baize-fixtures[category=SPORTS]'),
    ready: 'baize-fixtures[category=SPORTS] .fixture',
    requiredParts: [
      ...header,
      ...whole('baize-fixtures[category=SPORTS] h2', 'baize-fixtures[category=SPORTS] .fixture-card'),
    ],
  },
  {
    name: 'lotteries',
    visitor: 'guest',
    path: '/lott',
    ready: 'baize-lottery-launcher [part=game]',
    requiredParts: [
      ...chrome,
      ...titled('baize-game-centre'),
      ...tiles('baize-game-centre'),
      ...onDesktop(partly('baize-lottery-launcher h2')),
    ],
    core: '390 dark',
  },
  {
    name: 'lotteries-quick',
    visitor: 'guest',
    path: '/elott',
    ready: 'baize-lottery-launcher [part=game]',
    requiredParts: [...chrome, ...titled('baize-game-centre'), ...onDesktop(partly('baize-lottery-launcher h2'))],
  },
  {
    name: 'live-chat',
    visitor: 'guest',
    path: '/live-chat',
    ready: '#content baize-live-chat [part=card]',
    requiredParts: [
      ...chrome,
      ...titled('#content baize-live-chat'),
      ...partly('#content baize-live-chat [part=card] img'),
    ],
  },
  {
    name: 'winners',
    visitor: 'guest',
    path: '/winners',
    ready: 'baize-winners-list table',
    requiredParts: [
      ...chrome,
      ...titled('baize-winners-list'),
      ...partly('baize-winners-list table'),
      ...onDesktop(partly('baize-winners-list tbody img')),
    ],
    core: '1440 dark',
  },
  {
    name: 'promotions',
    visitor: 'guest',
    path: '/promotions',
    ready: 'baize-promotions article',
    requiredParts: [
      ...chrome,
      ...titled('baize-promotions'),
      ...partly('baize-promotions article img', 'baize-promotions article h3'),
    ],
  },
  {
    name: 'help',
    visitor: 'guest',
    path: '/help',
    ready: 'baize-help-centre h3',
    requiredParts: [...chrome, ...titled('baize-help-centre'), ...whole('baize-help-centre h3')],
    core: '390 light',
  },
  {
    name: 'download',
    visitor: 'guest',
    path: '/download',
    ready: 'baize-app-download h2',
    requiredParts: [...chrome, ...titled('baize-app-download')],
  },
  {
    name: 'not-found',
    visitor: 'guest',
    path: '/nowhere',
    ready: 'baize-not-found h2',
    requiredParts: [
      ...chrome,
      ...titled('baize-not-found'),
      ...whole('baize-not-found [href="/"], baize-not-found button'),
    ],
  },
  {
    name: 'side-menu',
    visitor: 'guest',
    path: '/rng',
    steps: openMenu,
    ready: 'dialog.drawer:modal a',
    requiredParts: dialog('.drawer-title', '.entry >> nth=0'),
    core: '390 dark',
  },
  popup(
    'search',
    sequential(openSearch, waitFor(searchField), fill(searchField, 'dragon')),
    'baize-game-search [role=option]',
    [...whole(searchField, 'baize-game-search [role=option]')],
  ),
  popup(
    'account-menu',
    press('baize-account-bar button[aria-haspopup=menu]'),
    '[role=menuitem]',
    [...header, ...whole('[role=menu]', '[role=menuitem]:has-text("Sign out")')],
    { visitor: 'member' },
  ),
  popup('announcements', openPopup('announcements'), 'baize-announcements summary', dialog('h2', 'summary')),
  popup('notice', press('baize-notice-marquee .notice-open'), 'baize-notice details[open]', dialog('h2', 'summary'), {
    path: '/',
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
