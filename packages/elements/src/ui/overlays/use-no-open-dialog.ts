import { useEffect, useState } from 'react'
import { openDialogs } from './open-dialogs.ts'

/** Whether no modal dialog lies over the page but those of the element itself. */
function isFree(element: HTMLElement): boolean {
  const { ownerDocument: page } = element
  const others = [...openDialogs(page)].filter(dialog => dialog.isConnected && !element.shadowRoot?.contains(dialog))
  return !others.length && !page.querySelector('dialog[open]')
}

/** Whether nothing lies over the page already: what opens by itself waits until then. */
export function useNoOpenDialog(element: HTMLElement): boolean {
  const [free, setFree] = useState(() => isFree(element))
  useEffect(() => {
    const { ownerDocument: page } = element
    const look = () => setFree(isFree(element))
    look()
    page.addEventListener('baize-dialog', look)
    page.addEventListener('close', look, true)
    return () => {
      page.removeEventListener('baize-dialog', look)
      page.removeEventListener('close', look, true)
    }
  }, [element])
  return free
}
