import { readMessages, unreadCount, type MessageKind } from '@baize/contract'
import { useCallback, useRef, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { useScope } from '../../../scope.ts'

/** Ids of messages that were read here since they were listed. */
export type ReadMarks = ReadonlySet<string>

/**
 * Marks messages as read one by one, and has the unread ones counted again. The list is not asked
 * for again: a pinned message would leave its place while it is read. One that could not be marked
 * is tried again when it is opened again.
 */
export function useReadMarks(): [marks: ReadMarks, mark: (kind: MessageKind, id: string) => void] {
  const scope = useScope()
  const { element } = useElement()
  const [marks, setMarks] = useState<ReadMarks>(new Set())
  const sent = useRef(new Set<string>())
  const mark = useCallback(
    (kind: MessageKind, id: string) => {
      if (sent.current.has(id)) return
      sent.current.add(id)
      scope.call(readMessages, { kind, ids: [id] }).then(
        () => {
          setMarks(before => new Set(before).add(id))
          scope.refresh(unreadCount)
        },
        (error: unknown) => {
          sent.current.delete(id)
          scope.fail(error, element)
        },
      )
    },
    [scope, element],
  )
  return [marks, mark]
}
