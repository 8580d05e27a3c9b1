import { createContext, useContext, useLayoutEffect } from 'react'

/** An element as its view sees it. */
export interface ElementHost {
  element: HTMLElement
  /** Belongs to `src/scope.ts`; opaque here. */
  scope: unknown
  /** Aborted when the element has left the page. */
  signal: AbortSignal
  /** False where a host prevented the event. Views use the typed `emit` of their props. */
  emit: (name: string, detail: object) => boolean
  /** Dispatches `baize-error`. */
  report: (code: string, message: string) => void
  setState: (name: string, on: boolean) => void
}

export const HostContext = createContext<ElementHost | null>(null)

/** The `locale` of the element itself, where it has one. */
export const LocaleContext = createContext<string | undefined>(undefined)

/** The element around a view. */
export function useHost(): ElementHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost() is for views inside an element')
  return host
}

/** Shows a host's CSS a state of the element, as `:state(name)`, from the frame that draws it on: later, what stands below would move. Declare it under `states`. */
export function useCustomState(name: string, on: boolean): void {
  const host = useHost()
  useLayoutEffect(() => {
    host.setState(name, on)
    return () => host.setState(name, false)
  }, [host, name, on])
}
