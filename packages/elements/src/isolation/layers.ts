import { isPopoverOpen } from '../ui/overlays/popover.ts'

/**
 * Notifies when the first dialog or menu of this document opens, and when the last one is closed or
 * removed.
 */
export function watchLayers(notify: (open: boolean) => void): void {
  const open = new Set<HTMLElement>()
  const followed = new WeakSet<HTMLElement>()
  const closeObserver = new ResizeObserver(() => {
    for (const layer of open) if (!isOpen(layer)) left(layer)
  })
  const isOpen = (layer: HTMLElement) => layer.isConnected && (layer.matches('dialog[open]') || isPopoverOpen(layer))
  const left = (layer: HTMLElement) => {
    closeObserver.unobserve(layer)
    if (open.delete(layer) && open.size === 0) notify(false)
  }
  const opened = (layer: HTMLElement) => {
    // What stays open beside everything else, such as a notice, needs no room.
    if (open.has(layer) || !isOpen(layer) || layer.getAttribute('popover') === 'manual') return
    if (!followed.has(layer))
      for (const name of ['close', 'toggle']) layer.addEventListener(name, () => isOpen(layer) || left(layer))
    followed.add(layer)
    closeObserver.observe(layer)
    open.add(layer)
    if (open.size === 1) notify(true)
  }
  const follow = (prototype: object, method: string) => {
    const show: unknown = Reflect.get(prototype, method)
    if (typeof show !== 'function') return
    // This document is ours alone.
    Reflect.set(prototype, method, function (this: HTMLElement, ...options: unknown[]) {
      show.apply(this, options)
      opened(this)
    })
  }
  follow(HTMLDialogElement.prototype, 'showModal')
  follow(HTMLElement.prototype, 'showPopover')
  // Where a browser has no popovers, `popover.ts` shows them and says so.
  if (!('showPopover' in HTMLElement.prototype))
    document.addEventListener('toggle', event => opened(event.composedPath()[0] as HTMLElement), true)
}
