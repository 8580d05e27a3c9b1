import { keepPosition, pagePosition } from './page-position.ts'

/* A popup that lies over a page, and a dialog of an element, have an entry of the history of their
   own, at the address of the page: "back" closes them, and the next one leaves the page
   (ROUTE-56). */

/** Dialogs of elements that have an entry each, the one on top last. */
const dialogs: HTMLDialogElement[] = []

/** Whether the present entry of the history is that of a popup or of a dialog. */
export const isPopupEntry = (): boolean => pagePosition().popup !== undefined || pagePosition().dialogs !== undefined

let closing: Promise<unknown> | null = null

/** Runs once the entry of what was closed is left, which the browser does a moment later. */
export const afterClosing = (act: () => void): void => void (closing ? closing.then(() => afterClosing(act)) : act())

/**
 * Whether the browser is going back because something was closed, and not because somebody asks it
 * to.
 */
export const isLeaving = (): boolean => closing !== null

/**
 * Milliseconds in which the browser leaves an entry; where it does not, the site goes on without.
 */
const maxWait = 1000

/** Goes back over so many entries; what is asked for meanwhile waits (`afterClosing`). */
export function leave(entries: number): void {
  const left = new Promise(done => {
    addEventListener('popstate', done, { once: true })
    setTimeout(done, maxWait)
  })
  closing = left.then(() => (closing = null))
  history.go(-entries)
}

/** Another page, or a popup, has taken the entry of the dialogs that were open. */
export const forgetDialogs = (): void => void dialogs.splice(0)

/**
 * Enters a popup into the history. One that replaces another, or lies over one with an address,
 * takes its entry.
 */
export function enterPopup(name: string, overPopup: boolean): void {
  if (overPopup) return
  const state = { ...pagePosition(), popup: name, dialogs: undefined }
  history[isPopupEntry() ? 'replaceState' : 'pushState'](state, '', location.href)
  forgetDialogs()
}

/** Leaves the entry of a popup that was closed, with those of dialogs inside it. */
export function leavePopup(): void {
  const { popup, dialogs: inside = 0 } = pagePosition()
  if (popup === undefined) return
  forgetDialogs()
  leave(1 + inside)
}

/** Enters a dialog that an element has opened into the history. */
export const enterDialog = (dialog: HTMLDialogElement): void =>
  afterClosing(() => {
    if (!dialog.isConnected) return
    dialogs.push(dialog)
    history.pushState({ ...pagePosition(), dialogs: dialogs.length }, '', location.href)
  })

/** Leaves the entry of a dialog that was closed, and of those over it. */
export const leaveDialog = (dialog: HTMLDialogElement): void =>
  afterClosing(() => {
    const place = dialogs.indexOf(dialog)
    if (place >= 0) leave(dialogs.splice(place).length)
  })

/** Closes the dialogs whose entries somebody has gone back over. @returns whether there were any */
export function closeDialogs(): boolean {
  const gone = dialogs.splice(pagePosition().dialogs ?? 0)
  for (const dialog of gone.reverse()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  return gone.length > 0
}

/** After a reload no popup and no dialog is open: the entry is one of its page again. */
export const forgetPopup = (): void => {
  if (isPopupEntry()) keepPosition({ popup: undefined, dialogs: undefined })
}
