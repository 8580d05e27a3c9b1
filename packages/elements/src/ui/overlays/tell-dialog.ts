/**
 * Tells the page that a modal dialog has opened, or is about to close. A router may give it an entry of the history, and close it with the
 * event `cancel` when the browser goes back (docs/embedding.md). Elements never write the history of a page themselves.
 */
export const tellDialog = (dialog: HTMLDialogElement, open: boolean): boolean =>
  dialog.dispatchEvent(new CustomEvent('baize-dialog', { detail: { open }, bubbles: true, composed: true }))
