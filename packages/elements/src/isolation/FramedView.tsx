import { useEffect, useRef, useState } from 'react'
import { useHost } from '../runtime/context.tsx'
import type { FramedProps } from '../runtime/platform.ts'
import { useScope, useTextOf } from '../scope.ts'
import { tokensAt } from './look.ts'
import { openPageEnd, type PageEnd } from './page-end.ts'

/** Milliseconds after which a frame that has said nothing counts as refused. */
const patience = 10_000

const unguessable = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Draws an element in a document of the operator's origin, with the same properties and events; its session is never on this page. */
export function FramedView({ values, locale, look }: FramedProps) {
  const host = useHost()
  const { $config } = useScope()
  const text = useTextOf('frame')
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef<PageEnd | null>(null)
  const [nonce] = useState(unguessable)
  const [refused, setRefused] = useState(false)
  const { api = '', siteKey = '' } = $config.get() ?? {}
  const { origin } = new URL(api)
  const { element } = host

  const given = () => ({ props: plain(values), locale, theme: look.scheme, tokens: tokensAt(element) })
  const latest = useRef(given)
  latest.current = given

  const connect = () => {
    end.current?.close()
    if (!frame.current) return
    const timer = setTimeout(() => {
      setRefused(true)
      host.report('frame-refused', 'The frame of this element was refused')
    }, patience)
    host.signal.addEventListener('abort', () => clearTimeout(timer))
    const welcome = () => {
      clearTimeout(timer)
      setRefused(false)
    }
    end.current = openPageEnd(host, frame.current, { origin, nonce, welcome })
    end.current.give(latest.current())
  }

  useEffect(() => end.current?.give(latest.current()), [values, locale, look])
  useEffect(() => {
    // `focus()` goes on into the frame.
    element.focus = () => {
      frame.current?.focus()
      end.current?.focus()
    }
    return () => {
      Reflect.deleteProperty(element, 'focus')
      end.current?.close()
    }
  }, [element])

  return (
    <div>
      {refused && <p role="alert">{text?.t('frame.refused')}</p>}
      <iframe
        ref={frame}
        title={text?.t('frame.title')}
        src={`${origin}/frame/${encodeURIComponent(siteKey)}/${element.localName}#${nonce}`}
        allow="autoplay; clipboard-write; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={connect}
      />
    </div>
  )
}

const isSendable = (value: unknown): boolean => {
  try {
    structuredClone(value)
    return value !== undefined && value !== null
  } catch {
    return false
  }
}

/** Properties that are set, without what cannot be sent. */
const plain = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSendable(value)))
