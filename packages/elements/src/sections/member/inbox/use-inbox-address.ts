import { messageKinds, type MessageKind } from '@baize/contract'
import { useEffect, useState } from 'react'
import { firstQuery, type RecordQuery } from '../../../shared/records/record-query.ts'
import { useAddress } from '../../../shared/records/use-address.ts'

/** What of the inbox is looked at. */
export interface InboxView {
  kind: MessageKind
  /** From 1. */
  page: number
  /** The message that is open, by its id. */
  opened: string | null
}

const fields = { filters: ['kind', 'message'] } as const

const [firstKind] = messageKinds

export const viewOf = ({ filters = {}, page = 1 }: Partial<RecordQuery>): InboxView => ({
  kind: messageKinds.find(kind => kind === filters['kind']) ?? firstKind,
  page,
  opened: filters['message'] ?? null,
})

export const queryOf = ({ kind, page, opened }: InboxView): RecordQuery => ({
  ...firstQuery(),
  page,
  filters: { ...(kind !== firstKind && { kind }), ...(opened !== null && { message: opened }) },
})

/**
 * What is looked at, kept in the address of the operator's own site, so that a reload finds it
 * again; a page that was left keeps none of it.
 */
export function useInboxAddress(): [view: InboxView, show: (view: InboxView) => void] {
  const storage = useAddress('messages', fields)
  const [view, show] = useState(() => viewOf(storage?.read() ?? {}))
  useEffect(() => storage?.write(queryOf(view)), [storage, view])
  useEffect(() => () => storage?.write(firstQuery()), [storage])
  return [view, show]
}
