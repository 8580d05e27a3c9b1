import type { CallError, ReadState } from '@baize/client'
import { useEffect, useState } from 'react'

export interface LastAnswer<T> {
  /** The last answer; it stays while the next is on its way, so that a list keeps its place. */
  data: T | undefined
  /** Why there is none. */
  error: CallError | undefined
}

/** Keeps the last answer of a list whose question changes: by page, filter or order (MEM-11). */
export function useLastAnswer<T>({ status, data, error }: ReadState<T>): LastAnswer<T> {
  const [last, setLast] = useState<T>()
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const failed = status === 'error' && !data
  return { data: data ?? (failed ? undefined : last), error: failed ? error : undefined }
}
