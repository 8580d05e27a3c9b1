interface Lock {
  count: number
  restore: () => void
}

/** On the document itself, so that two bundles on one page count together. */
const key = Symbol.for('baize.scroll-lock')
type LockedDocument = Document & { [key]?: Lock }

const hold = (document: Document): Lock => {
  const { style, clientWidth } = document.documentElement
  const view = document.defaultView
  const before = {
    overflow: style.overflow,
    gutter: style.scrollbarGutter,
    x: view?.scrollX ?? 0,
    y: view?.scrollY ?? 0,
  }
  style.overflow = 'hidden'
  // Keeps the room of a scroll bar that was there, so that the page does not move sideways.
  if (view && view.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return {
    count: 0,
    restore() {
      style.overflow = before.overflow
      style.scrollbarGutter = before.gutter
      view?.scrollTo({ left: before.x, top: before.y, behavior: 'instant' })
    },
  }
}

/**
 * Keeps the page from scrolling while a dialog is open (POP-13). The last one to let go restores
 * what the page had, to the pixel (POP-14).
 * @returns a function that releases it; calling it again does nothing.
 */
export function lockScroll(document: LockedDocument): () => void {
  const lock = (document[key] ??= hold(document))
  lock.count += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    lock.count -= 1
    if (lock.count) return
    delete document[key]
    lock.restore()
  }
}
