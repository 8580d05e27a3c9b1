import { callError, uniqueId, type CallError, type Scope } from '@baize/client'
import { systemStatus } from '@baize/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../runtime/context.tsx'
import type { FramedProps } from '../runtime/services.ts'
import { useScope, useTextOf } from '../scope.ts'
import { tokensAt } from './tokens-at.ts'
import { StorageBlocked } from './StorageBlocked.tsx'
import { NotShown } from './NotShown.tsx'
import { frameRefusal } from './frame-refusal.ts'
import { openPageEnd, type PageEnd } from './page-end.ts'

/**
 * Milliseconds after which a frame that has said nothing counts as refused: from its beginning, and
 * from when its document has loaded.
 */
const patience = 10_000
const patienceOnceLoaded = 3_000

/** Whether a visitor of this page has been told that it keeps no login. */
let reportedBlocked = false

/**
 * What a frame may do that the page itself may: its operator's passkeys are asked for in it, and it
 * is to know whether the page around it is cross-origin isolated.
 */
const allowed =
  'autoplay; clipboard-write; cross-origin-isolated; fullscreen; publickey-credentials-create; publickey-credentials-get'

/**
 * Why nothing came where no page of this origin gets anything with this key: the platform says so,
 * with the command of staff that mends it.
 */
async function originRefusal(scope: Scope): Promise<CallError | null> {
  const error = await scope.call(systemStatus, {}).then(() => null, callError)
  return error?.code === 'ORIGIN_REFUSED' ? error : null
}

/**
 * Draws an element in a document of the operator's origin, with the same properties and events; its
 * session is never on this page. Where the site may not show it even there, says so.
 */
export function FramedView({ refused, ...props }: FramedProps) {
  const { element, report } = useElement()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!refused) return
    const tag = element.localName
    report(
      'element-not-allowed',
      `This site may not draw <${tag}>. The operator allows it with: npm run ops -- sites frame SITE ${tag}`,
    )
  }, [refused, element, report])
  if (refused) return <NotShown />
  return <Frame key={attempt} {...props} again={() => setAttempt(attempt + 1)} />
}

type FrameProps = Omit<FramedProps, 'refused'> & { again: () => void }

function Frame({ values, locale, resolvedTheme, appearance, again }: FrameProps) {
  const handle = useElement()
  const scope = useScope()
  const text = useTextOf('frame')
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef<PageEnd | null>(null)
  const [nonce] = useState(uniqueId)
  const [heard, setHeard] = useState(false)
  const [silent, setSilent] = useState(false)
  /**
   * How often a document has loaded in it: the element keeps its frame where that document is
   * loaded anew.
   */
  const [loads, setLoads] = useState(0)
  const [isBlocked, setBlocked] = useState(false)
  const { api = '', siteKey = '' } = scope.$config.get() ?? {}
  const { origin } = new URL(api)
  const { element } = handle

  const given = () => ({
    props: plain(values),
    locale,
    theme: resolvedTheme.scheme,
    appearance,
    tokens: tokensAt(element),
  })
  /** Whether the page's policy has refused the frame. */
  const refused = useRef(false)
  const latest = useRef(given)
  latest.current = given

  const connect = () => {
    end.current?.close()
    if (!frame.current) return
    const storageBlocked = () => {
      if (!reportedBlocked) setBlocked(true)
      reportedBlocked = true
    }
    const connected = () => {
      setHeard(true)
      setSilent(false)
    }
    end.current = openPageEnd(handle, frame.current, { origin, nonce, connected, storageBlocked })
    end.current.give(latest.current())
  }

  // Before the browser has looked at the address of the frame.
  useLayoutEffect(() => {
    const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) refused.current = true
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [origin])
  const known = () => ({
    tag: element.localName,
    origin,
    places: scope.$places.get(),
    isolated: globalThis.crossOriginIsolated,
  })
  useEffect(() => {
    let waits = true
    const isSilent = () => waits && !end.current?.isOpen()
    const timer = setTimeout(
      () => {
        if (!isSilent()) return
        setSilent(true)
        void originRefusal(scope).then(error => {
          if (!isSilent()) return
          if (error) scope.fail(error, element)
          else handle.report('frame-refused', frameRefusal({ ...known(), refusedByPolicy: refused.current }))
        })
      },
      loads ? patienceOnceLoaded : patience,
    )
    return () => {
      waits = false
      clearTimeout(timer)
    }
  }, [handle, scope, element, origin, loads])
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
          allow={allowed}
          // Until the operator's document speaks, what a browser shows there is a page of its own.
          style={{ blockSize: 0, border: 0, visibility: heard ? 'inherit' : 'hidden' }}
          referrerPolicy="no-referrer"
          onLoad={() => {
            setHeard(false)
            connect()
            setLoads(loads + 1)
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
