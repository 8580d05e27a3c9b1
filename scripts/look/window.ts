import type { Frame, Page } from 'playwright'

/** Runs in a document: what is wrong with a window, whatever it shows. */
function faultsOfWindow(): string[] {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  const roots = rootsIn(document)
  const all = <T extends Element>(selector: string) =>
    roots
      .flatMap(root => [...root.querySelectorAll<T>(selector)])
      .filter(node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 1 && right > 1 && top < innerHeight - 1 && left < innerWidth - 1
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth - clientWidth} px wider than its window`)
  for (const dialog of all(':modal, :popover-open')) {
    const { left, top, right, bottom } = dialog.getBoundingClientRect()
    const sides = [left, top, right, bottom].map(Math.round).join(' ')
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`a ${dialog.localName} is outside of the window: ${sides}`)
  }
  for (const image of all<HTMLImageElement>('img'))
    if (isInWindow(image.getBoundingClientRect()) && image.complete && !image.naturalWidth)
      faults.push(`a picture did not load: ${image.src.slice(0, 120)}`)
  return [...new Set(faults)]
}

/** Ignores errors of a frame that was detached meanwhile; rethrows those of the page itself. */
export const ignoreDetachedFrame =
  (frame: Frame) =>
  (error: unknown): [] => {
    if (frame.parentFrame()) return []
    throw error
  }

/**
 * What is wrong with a window and the frames in it: wider than itself, a dialog outside of it, a
 * picture that did not load.
 */
export async function windowFaults(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map(frame => frame.evaluate(faultsOfWindow).catch(ignoreDetachedFrame(frame))),
  )
  return found.flat()
}
