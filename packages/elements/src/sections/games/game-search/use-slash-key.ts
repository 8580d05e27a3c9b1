import { useEffect, useRef } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { isShown } from '../../../runtime/is-shown.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { openDialogs } from '../../../ui/overlays/open-dialogs.ts'

/** Where a slash is a letter. */
const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/.test(target.localName))

/**
 * Opens the search by "/" on the operator's own site, wherever that is no letter; of several on a
 * page the first that is shown.
 */
export function useSlashKey(open: () => void): void {
  const { element } = useElement()
  const own = useOwnSite()
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!own) return
    const { ownerDocument } = element
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.composedPath()[0]) || openDialogs(ownerDocument).size > 0 || !isShown(element)) return
      event.preventDefault()
      latest.current()
    }
    ownerDocument.addEventListener('keydown', press)
    return () => ownerDocument.removeEventListener('keydown', press)
  }, [own, element])
}
