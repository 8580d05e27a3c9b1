import { useState } from 'react'
import type { ViewProps } from '../../runtime/declare.ts'
import { Popup, type Wish } from './Popup.tsx'
import type { popupHost } from './popup-host.element.ts'

/** One popup at a time; another name replaces it. It closes with the session that begins in it. */
export function PopupHost({ open, detail, withoutScrollLock, emit }: ViewProps<typeof popupHost>) {
  const [closed, setClosed] = useState(false)
  const [wish, setWish] = useState<Wish | null>(null)
  const [asked, setAsked] = useState({ open, detail })
  // While drawing, not in an effect: one that came late would open again what was closed meanwhile.
  if (asked.open !== open) {
    setAsked({ open, detail: wish && wish.name === open ? wish.detail : detail })
    setWish(null)
    setClosed(false)
  }
  if (open === undefined || closed) return null
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
