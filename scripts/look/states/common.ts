import { fills, onDesk, onPhone, partly, whole, type Part } from '../parts.ts'

/** What stands over every page of the site, wherever it is scrolled to. */
export const header: readonly Part[] = [
  ...whole('baize-header', 'baize-header .logo img', 'baize-account-bar .account'),
  ...onPhone(whole('baize-bottom-bar nav', 'baize-bottom-bar .bar-entry:has-text("Menu")')),
  ...onDesk(whole('baize-header .logo span')),
]
/** The header, and the row of categories under it. */
export const chrome: readonly Part[] = [
  ...header,
  ...whole('baize-top-nav nav'),
  ...onDesk(partly('baize-top-nav .nav-link')),
]
export const ofGuest: readonly Part[] = whole('baize-account-bar button:has-text("Log in")')
export const ofMember: readonly Part[] = whole('baize-account-bar .account-menu')

/** The dialog that is open, and what must be seen in it. */
export const dialog = (...selectors: readonly string[]): Part[] =>
  whole('dialog:modal', ...selectors.map(at => `dialog:modal ${at}`))

/** A selector in the frame of a game. */
export const inGame = (at: string): string => `iframe >> internal:control=enter-frame >> ${at}`
/** A game fills the window below its bar, and shows its own parts. */
export const game = (...selectors: readonly string[]): Part[] => [
  ...whole('.bar', '.bar-back'),
  ...fills('iframe'),
  ...whole(...selectors.map(inGame)),
]
/** What says that something did not load. */
export const failure = '[part~=error]'
