import { useMemo } from 'react'
import { useHost } from '../runtime/context.tsx'
import { useScope } from '../scope.ts'
import { openPopup, openSite } from './default-actions.ts'

export interface Requests {
  /** Asks for a popup by name. */
  open: (name: string, detail?: object) => void
  /** Asks for a page of the operator's site, by its path. */
  navigate: (to: string) => void
}

/** The two things an element may want of the page around it: first the page is asked, then we do it ourselves. */
export function useRequests(): Requests {
  const host = useHost()
  const scope = useScope()
  return useMemo(
    () => ({
      open(name, detail = {}) {
        if (host.emit('baize-open', { name, detail })) openPopup(host.element, name)
      },
      navigate(to) {
        if (host.emit('baize-navigate', { to })) openSite(scope.$config.get()?.api ?? location.origin, to)
      },
    }),
    [host, scope],
  )
}
