import { openPopover } from '../ui/overlays/popover.ts'

/** Where an element stands in the window of the page, in pixels. */
export interface Place {
  on: boolean
  x: number
  y: number
  width: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** Pixels around the content, where rings of focus are drawn. */
const margin = 4

/**
 * Gives a frame its height. While a dialog is open in it the frame covers the window, so that the
 * dialog stands over the page and not in a place cut out of it; what was there keeps its room.
 *
 * @param place - called with the place of the content of the frame meanwhile, also when the page
 *   scrolls
 */
export function createOverlay(frame: HTMLIFrameElement, place: (place: Place) => void) {
  const box = frame.parentElement as HTMLElement
  let height = 0
  let listening: AbortController | null = null

  const lay = () => {
    const over = listening !== null
    Object.assign(box.style, { display: 'flow-root', inlineSize: '100%', blockSize: `${height}px` })
    Object.assign(frame.style, {
      display: 'block',
      position: over ? 'fixed' : 'static',
      inset: over ? '0' : 'auto',
      // A page that takes pointers from its body means its own content.
      pointerEvents: over ? 'auto' : 'inherit',
      boxSizing: 'border-box',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      inlineSize: over ? '100vw' : `calc(100% + ${2 * margin}px)`,
      blockSize: over ? '100vh' : `${height + 2 * margin}px`,
      margin: over ? '0' : `-${margin}px`,
      padding: '0',
      border: '0',
      background: 'none',
      colorScheme: 'light',
    })
  }
  const reportPlace = () => {
    const { x, y, width } = box.getBoundingClientRect()
    place({ on: listening !== null, x: round(x), y: round(y), width: round(width) })
  }
  lay()

  return {
    setHeight(next: number) {
      height = next
      lay()
    },
    show(on: boolean) {
      if (on === (listening !== null)) return
      listening?.abort()
      listening = on ? new AbortController() : null
      // Over everything of the page, its own dialogs too, and without being loaded anew.
      if (on) {
        frame.popover = 'manual'
        openPopover(frame)
      } else frame.popover = null
      lay()
      reportPlace()
      if (!listening) return
      const { signal } = listening
      for (const name of ['scroll', 'resize'])
        addEventListener(name, reportPlace, { capture: true, passive: true, signal })
    },
  }
}
