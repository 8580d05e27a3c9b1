import { popups, type PopupName } from '@baize/contract'
import { useLayoutEffect, useRef } from 'react'
import { useSession, useText } from '../../../scope.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { focusWhenDrawn } from './focus-when-drawn.ts'
import { dialogs, propsFor } from './popups.ts'

/** What is asked for from inside a popup, so that nothing is typed twice (POP-18). */
export interface PopupRequest {
  name: string
  detail: unknown
}

interface PopupProps {
  name: PopupName
  /** What was asked along. */
  detail: unknown
  withoutScrollLock: boolean | undefined
  onAsk: (wish: PopupRequest) => void
  /** A session has begun inside. */
  onDone: () => void
  onClose: () => void
}

/** The name of a dialog, which may stand in texts that come later. */
function useTitle(name: PopupName): string {
  const text = useText()
  const { title, texts } = dialogs[name]
  return texts && !text.has(texts) ? '' : text.t(title)
}

export function Popup({ name, detail, withoutScrollLock, onAsk, onDone, onClose }: PopupProps) {
  const { t } = useText()
  const { isLogin } = useSession()
  const { width, forced = false } = dialogs[name]
  const content = useRef<HTMLDivElement>(null)
  const hear = useRef({ onAsk, onDone, onClose })
  hear.current = { onAsk, onDone, onClose }

  useLayoutEffect(() => {
    const place = content.current
    if (!place) return
    const controller = new AbortController()
    const { signal } = controller
    const begin = (event: Event) => {
      // Where touching is how one types, a field that has the focus covers half the popup with a keyboard.
      if (matchMedia('(pointer: fine)').matches) focusWhenDrawn(event.target as HTMLElement, signal)
    }
    const ask = (event: Event) => hear.current.onAsk((event as CustomEvent<PopupRequest>).detail)
    place.addEventListener('baize-login', () => hear.current.onDone(), { signal })
    place.addEventListener('baize-cancel', () => hear.current.onClose(), { signal })
    place.addEventListener('baize-open', ask, { signal })
    place.addEventListener('baize-ready', begin, { signal })
    // Made by hand: its properties must be there before it is, whether or not its class has come.
    const element = place.ownerDocument.createElement(popups[name].tag)
    Object.assign(element, propsFor(name, detail))
    place.append(element)
    return () => {
      controller.abort()
      element.remove()
    }
  }, [name, detail])

  return (
    <Dialog
      label={useTitle(name)}
      width={width}
      closeLabel={t('common.close')}
      forced={forced && !isLogin}
      withoutScrollLock={withoutScrollLock}
      onClose={onClose}
    >
      <div ref={content} className={`popup popup-${width}`} />
    </Dialog>
  )
}
