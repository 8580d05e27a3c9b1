import type { CallError, ReadState } from '@baize/client'
import { useEffect, useState } from 'react'

export interface Standing<T> {
  /** The last answer; it stands while the next is on its way, so that a list keeps its place. */
  data: T | undefined
  /** Why there is none. */
  error: CallError | undefined
}

/** What is shown of a list whose question changes: by page, filter or order (MEM-11). */
export function useStanding<T>({ status, data, error }: ReadState<T>): Standing<T> {
  const [last, setLast] = useState<T>()
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const failed = status === 'error' && !data
  return { data: data ?? (failed ? undefined : last), error: failed ? error : undefined }
}
