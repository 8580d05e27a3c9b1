import { fills, onDesktop, onPhone, partly, whole, type Part } from '../parts.ts'
import type { State, Visitor } from '../state.ts'
import type { Step } from '../steps.ts'

/** What stands over every page of the site, wherever it is scrolled to. */
export const header: readonly Part[] = [
  ...whole('baize-header', 'baize-header .logo img', 'baize-account-bar .account'),
  ...onPhone(whole('baize-bottom-bar nav', 'baize-bottom-bar .bar-entry:has-text("Menu")')),
  ...onDesktop(whole('baize-header .logo span')),
]
/** The header, and the row of categories under it. */
export const chrome: readonly Part[] = [
  ...header,
  ...whole('baize-top-nav nav'),
  ...onDesktop(partly('baize-top-nav .nav-link')),
  ...onDesktop(whole('baize-side-menu.rail .rail', 'baize-side-menu.rail .entry >> nth=0')),
]
export const guestParts: readonly Part[] = whole('baize-account-bar button:has-text("Log in")')
export const memberParts: readonly Part[] = whole('baize-account-bar .account-menu')

/** The dialog that is open, and what must be seen in it. */
export const dialog = (...selectors: readonly string[]): Part[] =>
  whole('dialog:modal', ...selectors.map(selector => `dialog:modal ${selector}`))

/** A selector in the frame of a game. */
export const gameSelector = (selector: string): string => `iframe >> internal:control=enter-frame >> ${selector}`
/** A game fills the window below its bar, and shows its own parts. */
export const game = (...selectors: readonly string[]): Part[] => [
  ...whole('.bar', '.bar-back'),
  ...fills('iframe'),
  ...whole(...selectors.map(gameSelector)),
]
/** What says that something did not load. */
export const failure = '[part~=error]'

/** A popup over the page of winners. */
export const popup = (name: string, visitor: Visitor, open: Step, ready: string, ...parts: string[]): State => ({
  name,
  visitor,
  path: '/winners',
  steps: open,
  ready,
  requiredParts: dialog(...parts),
})

/** A page of a member, scrolled by what is done on it: the row of categories is above. */
export const scrolledPage = (...of: Parameters<typeof page>): State => ({
  ...page(...of),
  requiredParts: [...header, ...memberParts, ...of[3]],
})

/** A page of a member. */
export const page = (
  name: string,
  path: string,
  ready: string,
  parts: readonly Part[],
  more: Partial<State> = {},
): State => ({
  name,
  visitor: 'member',
  path,
  ready,
  requiredParts: [...chrome, ...memberParts, ...parts],
  ...more,
})
