const key = Symbol.for('baize.dialogs')
type WithDialogs = Document & { [key]?: Set<HTMLDialogElement> }

/**
 * The modal dialogs of elements that are open, on the document itself, so that two bundles on one
 * page know of each other's.
 */
export const openDialogs = (document: WithDialogs): Set<HTMLDialogElement> => (document[key] ??= new Set())

/**
 * Notifies the page that a modal dialog has opened, or is about to close. A router may give it an
 * entry of the history, and close it with the event `cancel` when the browser goes back
 * (docs/embedding.md). Elements never write the history of a page themselves.
 */
export function notifyDialogChange(dialog: HTMLDialogElement, open: boolean): void {
  openDialogs(dialog.ownerDocument)[open ? 'add' : 'delete'](dialog)
  dialog.dispatchEvent(new CustomEvent('baize-dialog', { detail: { open }, bubbles: true, composed: true }))
}
