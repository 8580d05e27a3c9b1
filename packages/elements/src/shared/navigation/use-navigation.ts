import { pageRegistry } from '@baize/client'
import { useMemo } from 'react'
import { again } from '../../runtime/again.ts'
import { useHost, type ElementHost } from '../../runtime/context.tsx'
import { useScope } from '../../scope.ts'
import { openPopup, openSite } from './default-actions.ts'
import { withCodes } from './page-codes.ts'

export interface Navigation {
  /** Asks for a popup by name. */
  open: (name: string, detail?: object) => void
  /** Asks for a page of the operator's site, by its path. */
  navigate: (to: string) => void
  /** Asks for the page on which the visitor belongs instead of this one. A page without a router stays where it is. */
  redirect: (to: string) => void
  /** The same for home, after a login that ends there. */
  home: () => void
}

/** Asks the page; an element that has left meanwhile, with the popup around it, asks on the document. */
function ask({ element, emit }: ElementHost, name: string, detail: object, run?: () => void): boolean {
  if (element.isConnected) {
    again.run = run ?? null
    return emit(name, detail)
  }
  return element.ownerDocument.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/** Opens popups and pages for an element: the page around it is asked first, and only where it does not answer is the default done. */
export function useNavigation(): Navigation {
  const host = useHost()
  const scope = useScope()
  return useMemo(() => {
    const open = (name: string, detail: object = {}): void => {
      const { $session, askTabs } = scope.session
      const request = () => show(name, detail)
      // In a frame somebody may be logged in of whom this frame has not heard yet: nobody is asked to log in before that is known.
      if (name !== 'login' || $session.get().failure || !pageRegistry().framed) request()
      else void askTabs().then(({ isLogin }) => isLogin || request(), request)
    }
    const show = (name: string, given: object): void => {
      const detail = withCodes(host.element, name, given)
      if (ask(host, 'baize-open', { name, detail }, () => show(name, given))) openPopup(host.element, name, detail)
    }
    const navigate = (to: string): void => {
      if (ask(host, 'baize-navigate', { to }, () => navigate(to)))
        openSite(scope.$config.get()?.api ?? location.origin, to)
    }
    return {
      open,
      navigate,
      redirect: to => void ask(host, 'baize-navigate', { to }),
      home: () => void ask(host, 'baize-navigate', { to: '/' }),
    }
  }, [host, scope])
}
