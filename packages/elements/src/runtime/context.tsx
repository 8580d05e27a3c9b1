import { createContext, useContext, useLayoutEffect } from 'react'

/** What a view may use of its element. */
export interface ElementHandle {
  element: HTMLElement
  /** Opaque here: only `src/scope.ts` knows its type. */
  scope: unknown
  /** Aborted when the element has left the page. */
  signal: AbortSignal
  /** False where a host prevented the event. Views use the typed `emit` of their props. */
  emit: (name: string, detail: object) => boolean
  /** Dispatches `baize-error`; the runtime's own codes have a message. */
  report: (code: string, message?: string) => void
  setState: (name: string, on: boolean) => void
  /**
   * Says that a part of the view did not come; who tries again calls `ask`. `useLost` sets it.
   * @returns takes that back
   */
  onLost?: (ask: () => void) => () => void
}

export const ElementContext = createContext<ElementHandle | null>(null)

/** The `locale` of the element itself, where it has one. */
export const LocaleContext = createContext<string | undefined>(undefined)

/** The element that a view belongs to. */
export function useElement(): ElementHandle {
  const handle = useContext(ElementContext)
  if (!handle) throw new Error('useElement() is for views inside an element')
  return handle
}

/**
 * Shows a host's CSS a state of the element, as `:state(name)`, from the frame that draws it on:
 * later, what stands below would move. Declare it under `states`.
 */
export function useCustomState(name: string, on: boolean): void {
  const handle = useElement()
  useLayoutEffect(() => {
    handle.setState(name, on)
    return () => handle.setState(name, false)
  }, [handle, name, on])
}
