/** Tells when the first dialog of this document opens, and when the last one is gone: closed, or taken out of the page. */
export function watchDialogs(tell: (open: boolean) => void): void {
  const open = new Set<HTMLDialogElement>()
  const { prototype } = HTMLDialogElement
  const showModal: unknown = Reflect.get(prototype, 'showModal')
  if (typeof showModal !== 'function') return
  const gone = new ResizeObserver(() => {
    for (const dialog of open) if (!dialog.isConnected || !dialog.open) left(dialog)
  })
  const left = (dialog: HTMLDialogElement) => {
    gone.unobserve(dialog)
    if (open.delete(dialog) && open.size === 0) tell(false)
  }
  // This document is ours alone.
  prototype.showModal = function () {
    showModal.call(this)
    if (open.has(this)) return
    this.addEventListener('close', () => left(this), { once: true })
    gone.observe(this)
    open.add(this)
    if (open.size === 1) tell(true)
  }
}
