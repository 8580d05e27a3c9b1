import { keepPosition, pagePosition } from './page-position.ts'

/*
 * A popup that lies over a page has an entry of the history of its own, at the address of the page: "back" closes the popup, and the next
 * one leaves the page (ROUTE-56).
 */

/** Whether the present entry of the history is that of a popup. */
export const isPopupEntry = (): boolean => pagePosition().popup !== undefined

let closing: Promise<unknown> | null = null

/** Runs once the entry of a closed popup is left, which the browser does a moment later. */
export const afterClosing = (act: () => void): void => void (closing ? closing.then(act) : act())

/** Enters a popup into the history. One that replaces another, or lies over one with an address, takes its entry. */
export function enterPopup(name: string, overPopup: boolean): void {
  if (overPopup) return
  const state = { ...pagePosition(), popup: name }
  history[isPopupEntry() ? 'replaceState' : 'pushState'](state, '', location.href)
}

/** Leaves the entry of a popup that was closed. */
export function leavePopup(): void {
  if (!isPopupEntry()) return
  closing = new Promise(done => addEventListener('popstate', done, { once: true })).then(() => (closing = null))
  history.back()
}

/** After a reload no popup is open: the entry is one of its page again. */
export const forgetPopup = (): void => {
  if (isPopupEntry()) keepPosition({ popup: undefined })
}
