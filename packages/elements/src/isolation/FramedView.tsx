import { uniqueId } from '@baize/client'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../runtime/context.tsx'
import type { FramedProps } from '../runtime/platform.ts'
import { useScope, useTextOf } from '../scope.ts'
import { tokensAt } from './tokens-at.ts'
import { StorageBlocked } from './StorageBlocked.tsx'
import { NotShown } from './NotShown.tsx'
import { openPageEnd, type PageEnd } from './page-end.ts'

/** Milliseconds after which a frame that has said nothing counts as refused: from its beginning, and from when its document has loaded. */
const patience = 10_000
const patienceOnceLoaded = 3_000

/** Whether a visitor of this page has been told that it keeps no login. */
let told = false

/** What a developer reads where the browser shows nothing in a frame; visitors read a sentence of their language. */
const refusal = (tag: string, api: string) =>
  `Nothing came from the frame of <${tag}>. The operator allows it with: npm run ops -- sites frame SITE ${tag}. Else ${api} is away, or frame-src of this page's policy does not name it.`

/**
 * Draws an element in a document of the operator's origin, with the same properties and events; its session is never on this page. Where the
 * site may not show it even there, says so.
 */
export function FramedView({ refused, ...props }: FramedProps) {
  const { element, report } = useHost()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!refused) return
    const tag = element.localName
    report(
      'element-not-allowed',
      `The operator does not let this site draw <${tag}>, neither in the page nor in a frame. It does so with: npm run ops -- sites frame SITE ${tag}`,
    )
  }, [refused, element, report])
  if (refused) return <NotShown />
  return <Frame key={attempt} {...props} again={() => setAttempt(attempt + 1)} />
}

type FrameProps = Omit<FramedProps, 'refused'> & { again: () => void }

function Frame({ values, locale, resolvedTheme, appearance, again }: FrameProps) {
  const host = useHost()
  const { $config } = useScope()
  const text = useTextOf('frame')
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef<PageEnd | null>(null)
  const [nonce] = useState(uniqueId)
  const [heard, setHeard] = useState(false)
  const [silent, setSilent] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const { api = '', siteKey = '' } = $config.get() ?? {}
  const { origin } = new URL(api)
  const { element } = host

  const given = () => ({
    props: plain(values),
    locale,
    theme: resolvedTheme.scheme,
    appearance,
    tokens: tokensAt(element),
  })
  const latest = useRef(given)
  latest.current = given

  const connect = () => {
    end.current?.close()
    if (!frame.current) return
    const storageBlocked = () => {
      if (!told) setBlocked(true)
      told = true
    }
    const welcome = () => {
      setHeard(true)
      setSilent(false)
    }
    end.current = openPageEnd(host, frame.current, { origin, nonce, welcome, storageBlocked })
    end.current.give(latest.current())
  }

  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (end.current?.isOpen()) return
        setSilent(true)
        host.report('frame-refused', refusal(element.localName, origin))
      },
      loaded ? patienceOnceLoaded : patience,
    )
    return () => clearTimeout(timer)
  }, [host, element, origin, loaded])
  useEffect(() => end.current?.give(latest.current()), [values, locale, resolvedTheme, appearance])
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
      {silent && <NotShown retry={again} />}
      {isBlocked && <StorageBlocked onClose={() => setBlocked(false)} />}
      <div>
        <iframe
          ref={frame}
          title={element.ariaLabel ?? text?.t('frame.title')}
          src={`${origin}/frame/${encodeURIComponent(siteKey)}/${element.localName}#${nonce}`}
          allow="autoplay; clipboard-write; fullscreen"
          // Until the operator's document speaks, what a browser shows there is a page of its own.
          style={{ blockSize: 0, border: 0, visibility: heard ? 'inherit' : 'hidden' }}
          referrerPolicy="no-referrer"
          onLoad={() => {
            connect()
            setLoaded(true)
          }}
        />
      </div>
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
