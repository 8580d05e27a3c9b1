import type { LoadPopup } from '@baize/contract'
import type { Session } from '@baize/client'
import { useEffect, useState } from 'react'
import { useSession } from '../../../scope.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'

const key = 'baize.load-popups-closed'
/** Ids of closed popups, by audience. */
type Closed = Readonly<Record<string, readonly string[]>>

const forVisitors = 'B'

/** Names an audience: all visitors are one, and each login of an account is one of its own. */
const audienceOf = ({ execution }: LoadPopup, { customerId, lastLoginAt }: Session): string =>
  execution === forVisitors ? execution : `${execution} ${customerId} ${lastLoginAt ?? ''}`

const added = (closed: Closed, audience: string, id: string): Closed => ({
  ...closed,
  [audience]: [...(closed[audience] ?? []), id],
})

/** What this session of the browser has marked as closed (ANN-11). */
function readMarks(): Closed {
  try {
    const marks: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof marks === 'object' && marks ? (marks as Closed) : {}
  } catch {
    return {}
  }
}

function writeMark(audience: string, id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(added(readMarks(), audience, id)))
  } catch {
    // A full or forbidden storage shows it again with the next page.
  }
}

const markedIds = (closed: Closed, audience: string): readonly string[] =>
  Array.isArray(closed[audience]) ? (closed[audience] as string[]) : []

const has = (closed: Closed, audience: string, id: string) => markedIds(closed, audience).includes(id)

interface ClosedPopups {
  isClosed: (popup: LoadPopup) => boolean
  close: (popup: LoadPopup, forSession: boolean) => void
}

/**
 * Popups that were closed: for as long as the page stands, and where the person wants it so for the
 * session, on the operator's own site.
 */
export function useClosedPopups(): ClosedPopups {
  const session = useSession()
  const own = useOwnSite()
  const [closed, setClosed] = useState<Closed>({})
  const [visitor, setVisitor] = useState(() => markedIds(readMarks(), forVisitors))
  // A logout clears the session storage (AUTH-52), and the visitor is the one they were before.
  useEffect(() => {
    const ids = own && !session.isLogin ? visitor.filter(id => !has(readMarks(), forVisitors, id)) : []
    for (const id of ids) writeMark(forVisitors, id)
  }, [own, session.isLogin, visitor])
  return {
    isClosed(popup) {
      const audience = audienceOf(popup, session)
      if (has(closed, audience, popup.id)) return true
      return own && (has(readMarks(), audience, popup.id) || (audience === forVisitors && visitor.includes(popup.id)))
    },
    close(popup, forSession) {
      const audience = audienceOf(popup, session)
      setClosed(now => added(now, audience, popup.id))
      if (!own || !forSession) return
      writeMark(audience, popup.id)
      if (audience === forVisitors) setVisitor(ids => [...ids, popup.id])
    },
  }
}
