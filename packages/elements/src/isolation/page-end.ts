import { parseUrl } from '@baize/contract'
import type { ElementHandle } from '../runtime/context.tsx'
import { toPlainData, fitsDetail, isFrameSize } from './element-shape.ts'
import { createOverlay } from './overlay.ts'
import { openWire, type Wire } from './port.ts'
import { noteSession, sessionEvents } from './session-news.ts'
import { eventShapes } from './shapes.ts'
import { withCodes } from '../shared/navigation/page-codes.ts'

/** What an element in a frame is told by the one on the page. */
export interface Given {
  props: Readonly<Record<string, unknown>>
  locale: string
  theme: string
  appearance: string | undefined
  tokens: Readonly<Record<string, string>>
}

export interface PageEnd {
  /** Whether the document in the frame has answered. */
  isOpen(): boolean
  give(given: Given): void
  focus(): void
  close(): void
}

const isNumbered = (value: unknown): boolean => value === undefined || Number.isInteger(value)

/**
 * The end of the port on the page: dispatches on its element what the one in the frame tells, and
 * gives the frame its height. A message that the declaration does not know changes nothing.
 *
 * @param nonce - names this frame; its document has it, too
 * @param connected - called when the document of the frame has answered
 * @param storageBlocked - called where the browser keeps no login for this page
 */
export function openPageEnd(
  handle: ElementHandle,
  frame: HTMLIFrameElement,
  {
    origin,
    nonce,
    connected,
    storageBlocked,
  }: { origin: string; nonce: string; connected: () => void; storageBlocked: () => void },
): PageEnd {
  const { port1, port2 } = new MessageChannel()
  let isOpen = false
  let given: Given | null = null
  const overlay = createOverlay(frame, place => wire.send({ kind: 'place', ...place }))

  const readers: Parameters<typeof openWire>[1] = {
    hello(message) {
      if (isOpen || message['nonce'] !== nonce) return false
      isOpen = true
      connected()
      if (given) wire.send({ kind: 'give', ...given })
      return true
    },
    size({ block }) {
      if (!isOpen || !isFrameSize(block)) return false
      overlay.setHeight(block)
      return true
    },
    overlay({ on }) {
      if (!isOpen || typeof on !== 'boolean') return false
      overlay.show(on)
      return true
    },
    storage() {
      if (!isOpen) return false
      storageBlocked()
      return true
    },
    leave() {
      // Where to is what the page has set, and no message says.
      const to = given?.props['successUrl']
      const address = typeof to === 'string' ? parseUrl(to, document.baseURI) : null
      if (!isOpen || !address || !/^https?:$/.test(address.protocol)) return false
      location.assign(address)
      return true
    },
    event({ name, detail: sent, id, page }) {
      const shape = typeof name === 'string' && Object.hasOwn(eventShapes, name) ? eventShapes[name] : undefined
      if (!isOpen || !shape || !fitsDetail(shape.details, sent) || !isNumbered(id)) return false
      if (id !== undefined && !shape.cancelable) return false
      const isOfPage = page !== undefined
      if (isOfPage && (page !== true || !sessionEvents.includes(name as string))) return false
      const detail = toPlainData(sent) as Record<string, unknown>
      const isNews = noteSession(origin, name as string, detail)
      if (isOfPage) {
        if (isNews) document.dispatchEvent(new CustomEvent(name as string, { detail, bubbles: true, composed: true }))
        return true
      }
      // The frame cannot read them from the markup of this page.
      const codes = name === 'baize-open' ? withCodes(handle.element, detail['name'], {}) : {}
      const withThem = Object.keys(codes).length > 0 && { detail: codes }
      const allowed = handle.emit(name as string, { ...detail, ...withThem })
      if (id !== undefined) wire.send({ kind: 'answer', id, prevented: !allowed, codes })
      return true
    },
  }
  const wire: Wire = openWire(port1, readers, count => {
    frame.dataset['refused'] = String(count)
    if (count === 1) handle.report('frame-message-refused', 'A message of a frame was refused')
  })
  frame.contentWindow?.postMessage({ baize: 'connect', nonce }, origin, [port2])

  return {
    isOpen: () => isOpen,
    give(next) {
      given = next
      if (isOpen) wire.send({ kind: 'give', ...next })
    },
    focus: () => wire.send({ kind: 'focus' }),
    close() {
      overlay.show(false)
      wire.close()
    },
  }
}
