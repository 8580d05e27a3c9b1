import { pageRegistry } from '@baize/client'
import { useMemo } from 'react'
import { pendingDefaultAction } from '../../runtime/default-action.ts'
import { useElement, type ElementHandle } from '../../runtime/context.tsx'
import { useScope } from '../../scope.ts'
import { openPopup, openSite } from './default-actions.ts'
import { withCodes } from './page-codes.ts'

export interface Navigation {
  /** Asks for a popup by name. */
  open: (name: string, detail?: object) => void
  /** Asks for a page of the operator's site, by its path. */
  navigate: (to: string) => void
  /**
   * Asks for the page on which the visitor belongs instead of this one. A page without a router
   * stays where it is.
   */
  redirect: (to: string) => void
  /** The same for home, after a login that ends there. */
  home: () => void
}

/**
 * Asks the page; an element that has left meanwhile, with the popup around it, asks on the
 * document.
 */
function ask({ element, emit }: ElementHandle, name: string, detail: object, run?: () => void): boolean {
  if (element.isConnected) {
    pendingDefaultAction.run = run ?? null
    return emit(name, detail)
  }
  return element.ownerDocument.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/**
 * Opens popups and pages for an element: the page around it is asked first, and only where it does
 * not answer is the default done.
 */
export function useNavigation(): Navigation {
  const handle = useElement()
  const scope = useScope()
  return useMemo(() => {
    const open = (name: string, detail: object = {}): void => {
      const { $session, askTabs } = scope.session
      const request = () => show(name, detail)
      // In a frame somebody may be logged in of whom this frame has not heard yet: nobody is asked
      // to log in before that is known.
      if (name !== 'login' || $session.get().failure || !pageRegistry().framed) request()
      else void askTabs().then(({ isLogin }) => isLogin || request(), request)
    }
    const show = (name: string, given: object): void => {
      const detail = withCodes(handle.element, name, given)
      if (ask(handle, 'baize-open', { name, detail }, () => show(name, given))) openPopup(handle.element, name, detail)
    }
    const navigate = (to: string): void => {
      if (ask(handle, 'baize-navigate', { to }, () => navigate(to)))
        openSite(scope.$config.get()?.api ?? location.origin, to)
    }
    return {
      open,
      navigate,
      redirect: to => void ask(handle, 'baize-navigate', { to }),
      home: () => void ask(handle, 'baize-navigate', { to: '/' }),
    }
  }, [handle, scope])
}
