import { createElement, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../runtime/declare.ts'
import { useText } from '../../scope.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusWhenDrawn } from './focus-when-drawn.ts'
import type { popupHost } from './popup-host.element.ts'

/** What is inside, by name: an element that has a title of its own. */
const popups = {
  login: { tag: 'baize-login', title: 'login.title' },
  register: { tag: 'baize-register', title: 'register.title' },
} as const

/** The username that a request from inside a popup carries, so that it is not typed twice (POP-18). */
const usernameIn = (event: Event): string => {
  const { detail } = (event as CustomEvent<{ detail?: { username?: unknown } }>).detail
  return typeof detail?.username === 'string' ? detail.username : ''
}

/** One popup at a time; another name replaces it. It closes with the session that begins in it. */
export function PopupHost({ open, withoutScrollLock, emit }: ViewProps<typeof popupHost>) {
  const { t } = useText()
  const [closed, setClosed] = useState(false)
  const [username, setUsername] = useState('')
  const inside = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(open)
  // While drawing, not in an effect: one that came late would open again what was closed meanwhile.
  if (asked !== open) {
    setAsked(open)
    setClosed(false)
  }
  const showing = open !== undefined && !closed

  useEffect(() => {
    const content = inside.current
    if (!showing || !content) return
    const done = () => setClosed(true)
    const remember = (event: Event) => setUsername(usernameIn(event))
    const controller = new AbortController()
    const { signal } = controller
    const begin = (event: Event) => {
      // Where touching is how one types, a field that has the focus covers half the popup with a keyboard.
      if (matchMedia('(pointer: fine)').matches) focusWhenDrawn(event.target as HTMLElement, signal)
    }
    content.addEventListener('baize-login', done, { signal })
    content.addEventListener('baize-open', remember, { signal })
    content.addEventListener('baize-ready', begin, { signal })
    return () => controller.abort()
  }, [showing])

  if (!showing) return null
  const { tag, title } = popups[open]
  const close = () => {
    setClosed(true)
    emit('baize-close', { name: open })
  }
  return (
    <Dialog
      label={t(title)}
      width={open}
      closeLabel={t('common.close')}
      withoutScrollLock={withoutScrollLock}
      onClose={close}
    >
      <div ref={inside} className="popup">
        {createElement(tag, { key: open, username })}
      </div>
    </Dialog>
  )
}
