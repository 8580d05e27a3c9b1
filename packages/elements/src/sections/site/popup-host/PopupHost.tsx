import { useContext, useState, useLayoutEffect, useRef } from 'react'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { LocaleContext, useElement } from '../../../runtime/context.tsx'
import { isCopy } from '../../../shared/navigation/default-actions.ts'
import { withCodes } from '../../../shared/navigation/page-codes.ts'
import { isShown } from '../../../runtime/is-shown.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import type { popupHost } from './popup-host.element.ts'
import { popups, type PopupName } from '@baize/contract'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { popupDialogs, popupProps, popupTitle } from './popup-dialogs.ts'

/** The first field that a person sees, which may stand under tabs. */
const firstField = (shadow: ShadowRoot | null): HTMLElement | undefined =>
  [...(shadow?.querySelectorAll<HTMLElement>('form input') ?? [])].find(isShown)

/**
 * Gives an element the focus as soon as it has something that takes it, its first field before
 * anything else: a form that still waits for its settings comes later, and so may a field of it.
 * Somebody who has meanwhile gone elsewhere in the popup stays there (POP-17).
 */
function focusWhenDrawn(element: HTMLElement, signal: AbortSignal): void {
  const root = element.getRootNode() as ShadowRoot
  const free = () => root.activeElement === null || root.activeElement.localName === 'dialog'
  const waits = () => element.shadowRoot?.querySelector('form .skeleton')
  const settled = () => {
    if (free() && !waits()) (firstField(element.shadowRoot) ?? element).focus({ preventScroll: true })
    return !free()
  }
  if (settled() || !element.shadowRoot) return
  const drawn = new MutationObserver(() => settled() && drawn.disconnect())
  drawn.observe(element.shadowRoot, { childList: true, subtree: true })
  signal.addEventListener('abort', () => drawn.disconnect())
}

/** A popup that is opened from inside another, with the values typed there (POP-18). */
interface PopupRequest {
  name: string
  detail: unknown
}

interface PopupProps {
  name: PopupName
  /** The detail of the request that opened it. */
  detail: unknown
  withoutScrollLock: boolean | undefined
  onAsk: (requested: PopupRequest) => void
  /** A session has begun inside. */
  onDone: () => void
  onClose: () => void
}

interface Appended {
  owner: HTMLElement
  locale: string | undefined
  detail: unknown
}

/**
 * Puts the element of a popup into its place; its properties are set before it is connected, even
 * where its class is not loaded yet.
 */
function appendPopup(place: HTMLElement, name: PopupName, { owner, locale, detail }: Appended): HTMLElement {
  const element = place.ownerDocument.createElement(popups[name].tag)
  // A popup host is drawn in the page, whatever its `isolation`; its popups follow that.
  const isolation: unknown = Reflect.get(owner, 'isolation')
  Object.assign(element, { locale, isolation }, popupProps(name, withCodes(owner, name, detail as object)))
  place.append(element)
  return element
}

/** A popup whose element is a dialog itself. */
function OwnPopup({ name, detail, onClose }: Pick<PopupProps, 'name' | 'detail' | 'onClose'>) {
  const { element: owner } = useElement()
  const locale = useContext(LocaleContext)
  const place = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    if (!place.current) return
    const element = appendPopup(place.current, name, { owner, locale, detail })
    const end = (event: Event) => {
      // The popup host reports by itself that its popup has closed.
      event.stopPropagation()
      close.current()
    }
    element.addEventListener('baize-close', end)
    return () => element.remove()
  }, [name, detail, locale, owner])
  return <div ref={place} />
}

/** The name of a dialog, which may stand in texts that come later. */
function useTitle(name: PopupName, detail: unknown): string {
  const text = useText()
  const { texts } = popupDialogs[name]
  return texts && !text.has(texts) ? '' : text.t(popupTitle(name, detail))
}

function Popup({ name, detail, withoutScrollLock, onAsk, onDone, onClose }: PopupProps) {
  const { t } = useText()
  const { isLogin } = useSession()
  const { element: owner } = useElement()
  const locale = useContext(LocaleContext)
  const { width, forced = false } = popupDialogs[name]
  const content = useRef<HTMLDivElement>(null)
  const handlers = useRef({ onAsk, onDone, onClose })
  handlers.current = { onAsk, onDone, onClose }

  useLayoutEffect(() => {
    const place = content.current
    if (!place) return
    const controller = new AbortController()
    const { signal } = controller
    const begin = (event: Event) => {
      // Where touching is how one types, a field that has the focus covers half the popup with a
      // keyboard.
      if (matchMedia('(pointer: fine)').matches) focusWhenDrawn(event.target as HTMLElement, signal)
    }
    const ask = (event: Event) => handlers.current.onAsk((event as CustomEvent<PopupRequest>).detail)
    place.addEventListener('baize-login', () => handlers.current.onDone(), { signal })
    place.addEventListener('baize-cancel', () => handlers.current.onClose(), { signal })
    place.addEventListener('baize-open', ask, { signal })
    place.addEventListener('baize-ready', begin, { signal })
    const element = appendPopup(place, name, { owner, locale, detail })
    return () => {
      controller.abort()
      element.remove()
    }
  }, [name, detail, locale, owner])

  return (
    <Dialog
      label={useTitle(name, detail)}
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

/** The prompt for agreements, loaded for agents alone. */
const loadAgreementPrompt = () => import('./AgreementPrompt.tsx')

/** One popup at a time; another name replaces it. It closes with the session that begins in it. */
export function PopupHost({ open, detail, withoutScrollLock, emit }: ViewProps<typeof popupHost>) {
  const { isAgent } = useSession()
  const { element } = useElement()
  const copy = isCopy(element)
  useLayoutEffect(() => {
    if (copy) element.remove()
  }, [copy, element])
  const own = useOwnSite()
  const prompt = useLazy(own && isAgent ? loadAgreementPrompt : null)
  const [closed, setClosed] = useState(false)
  const [requested, setRequested] = useState<PopupRequest | null>(null)
  // As text: a framework may give an equal object at every drawing, and what was typed in the popup
  // stays.
  const given = JSON.stringify(detail)
  const [asked, setAsked] = useState({ open, detail, given })
  // While rendering, not in an effect, which could open a popup again that was closed meanwhile.
  if (asked.open !== open) {
    setAsked({ open, detail: requested && requested.name === open ? requested.detail : detail, given })
    setRequested(null)
    setClosed(false)
    // Angular writes the name first, and binds the detail after it.
  } else if (asked.given !== given) setAsked({ open, detail, given })
  if (open === undefined || closed || copy) return prompt && isAgent ? <prompt.AgreementPrompt /> : null
  const close = () => {
    setClosed(true)
    emit('baize-close', { name: open })
  }
  if (popupDialogs[open].own) return <OwnPopup key={open} name={open} detail={asked.detail} onClose={close} />
  return (
    <Popup
      key={open}
      name={open}
      detail={asked.detail}
      withoutScrollLock={withoutScrollLock}
      onAsk={setRequested}
      onDone={() => setClosed(true)}
      onClose={close}
    />
  )
}
