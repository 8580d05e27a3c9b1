/**
 * Says in a dialog that a part of the page did not load, and offers to load the page again
 * (BOOT-31); the element says it in its place, too. A page that lost its network loads itself again
 * once that is back.
 */
export function watchTrouble(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#trouble')
  if (!dialog) return
  dialog.querySelector('button')?.addEventListener('click', () => location.reload())
  addEventListener('online', () => dialog.open && location.reload())
  document.addEventListener('baize-error', event => {
    const { code } = (event as CustomEvent<{ code: string }>).detail
    if (code === 'chunk-load-failed' && !dialog.open) dialog.showModal()
  })
}
