import { useLayoutEffect, useState } from 'react'
import { keepPlaced } from '../../../runtime/keep-placed.ts'
import { keepTypingInside } from '../../../runtime/typing.ts'

/**
 * Keeps a box in an element's own tree, without any of an earlier life, which a page that keeps
 * copies of itself brings back and nobody reads. The box is never React's own, so React does not
 * miss it, and what was typed in it comes back with it.
 *
 * @returns stops, and takes the box out
 */
function keepBox(box: HTMLElement, element: HTMLElement): () => void {
  let focused: HTMLElement | null = null
  const active = () => (element.getRootNode() as Document | ShadowRoot).activeElement
  /** Nobody else has taken it meanwhile. */
  const isFree = () => {
    const page = element.getRootNode({ composed: true }) as Document
    return page.activeElement === page.body
  }
  box.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement))
  // A browser takes the focus from what is taken out, too.
  box.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (box.isConnected && !box.contains(active())) focused = null
    }),
  )
  const end = keepPlaced(box, element, {
    onChange() {
      for (const copy of element.querySelectorAll(':scope > .root[slot=form]')) if (copy !== box) copy.remove()
    },
    onReturn() {
      if (focused && isFree()) focused.focus({ preventScroll: true })
    },
  })
  return () => {
    end()
    box.remove()
  }
}

interface BoxLook {
  locale: string | undefined
  dir: 'ltr' | 'rtl' | undefined
}

/**
 * The box for a form in the page's own tree; null while there is none.
 * @param on - whether there is to be one
 */
export function useLightDomBox(element: HTMLElement, on: boolean, { locale, dir }: BoxLook): HTMLElement | null {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!on) return
    const made = element.ownerDocument.createElement('div')
    made.className = 'root'
    made.slot = 'form'
    // The wrapper in the shadow root is scaled already.
    made.style.setProperty('--baize-scale', '1')
    keepTypingInside(made)
    setBox(made)
    const end = keepBox(made, element)
    return () => {
      end()
      setBox(null)
    }
  }, [element, on])
  useLayoutEffect(() => {
    if (!box) return
    box.lang = locale ?? ''
    box.dir = dir ?? ''
  }, [box, locale, dir])
  return box
}
