interface Lock {
  count: number
  restore: () => void
}

/** On the document itself, so that two bundles on one page count together. */
const key = Symbol.for('baize.scroll-lock')
type LockedDocument = Document & { [key]?: Lock }

/**
 * A sheet of its own, beside the page's: a script of the page that saves a style and writes it back
 * never meets one of ours, nor we one of its.
 */
function hold(document: LockedDocument): Lock {
  const { documentElement: root, defaultView: view } = document
  if (!view) return { count: 0, restore() {} }
  // Keeps the room of a scroll bar that was there, so that the page does not move sideways.
  const gutter = view.innerWidth > root.clientWidth ? 'scrollbar-gutter:stable!important' : ''
  // Where the root has none, the window has the overflow of the body, which would else become a box
  // that scrolls, and the page would jump to its top.
  const isOfBody = view.getComputedStyle(root).overflow === 'visible'
  // By the empty property a page's own sheet knows that it is held.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(
    `:root{overflow:hidden!important;--baize-locked: ;${gutter}}${isOfBody ? 'body{overflow:visible!important}' : ''}`,
  )
  document.adoptedStyleSheets.push(sheet)
  return {
    count: 0,
    restore() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    },
  }
}

/**
 * Keeps the page from scrolling while a dialog is open (POP-13). The last one to let go gives the
 * page its scrolling back; where the page stands is its own (POP-14).
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

const keepInside = (event: Event): void => event.stopPropagation()

/**
 * Keeps the wheel and the finger over what is open from scripts of the page that scroll the page by
 * them, or hold it still, and prevent the scrolling here. Doing it twice is doing it once.
 */
export function keepScrollInside(overlay: HTMLElement): void {
  for (const type of ['wheel', 'touchmove']) overlay.addEventListener(type, keepInside, { passive: true })
}
