import { useState } from 'react'
import { useOwnSite } from '../../../shared/gates/own-site.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession } from '../../../scope.ts'
import { Popup, type PopupRequest } from './Popup.tsx'
import type { popupHost } from './popup-host.element.ts'

/** Pages of guests, and of members who are no agents, do without. */
const loadWatch = () => import('./ContractWatch.tsx')

/** One popup at a time; another name replaces it. It closes with the session that begins in it. */
export function PopupHost({ open, detail, withoutScrollLock, emit }: ViewProps<typeof popupHost>) {
  const { isAgent } = useSession()
  const own = useOwnSite()
  const watch = useLazy(own && isAgent ? loadWatch : null)
  const [closed, setClosed] = useState(false)
  const [wish, setWish] = useState<PopupRequest | null>(null)
  const [asked, setAsked] = useState({ open, detail })
  // While drawing, not in an effect: one that came late would open again what was closed meanwhile.
  if (asked.open !== open) {
    setAsked({ open, detail: wish && wish.name === open ? wish.detail : detail })
    setWish(null)
    setClosed(false)
  }
  if (open === undefined || closed) return watch && isAgent ? <watch.ContractWatch /> : null
  const close = () => {
    setClosed(true)
    emit('baize-close', { name: open })
  }
  return (
    <Popup
      key={open}
      name={open}
      detail={asked.detail}
      withoutScrollLock={withoutScrollLock}
      onAsk={setWish}
      onDone={() => setClosed(true)}
      onClose={close}
    />
  )
}
