import { uniqueId, type CallError } from '@baize/client'
import { useRef } from 'react'

/**
 * The key of an attempt, so that what is sent twice is done once. Another content is another attempt; what may have happened is the same one.
 * @returns `keyOf` for what is sent, and `over` to be told why it failed, or null where it did not
 */
export function useAttempt(): { keyOf: (content: object) => string; over: (error: CallError | null) => void } {
  const attempt = useRef({ content: '', key: '' })
  return {
    keyOf: sent => {
      const content = JSON.stringify(sent)
      if (attempt.current.content !== content) attempt.current = { content, key: uniqueId() }
      return attempt.current.key
    },
    over: error => {
      if (!error?.mayHaveHappened) attempt.current = { content: '', key: '' }
    },
  }
}
