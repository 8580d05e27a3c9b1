import { uniqueId } from '@baize/client'
import { useRef } from 'react'

/** Troubles after which nobody knows whether the platform heard: the same is sent again under the same key. */
const unheard: readonly string[] = ['NETWORK', 'TIMEOUT', 'BAD_REPLY']

/**
 * The key of an attempt, so that what is sent twice is done once. Another content is another attempt.
 * @returns `keyOf` for what is sent, and `over` to be told why it failed, or null where it did not
 */
export function useAttempt(): { keyOf: (content: object) => string; over: (code: string | null) => void } {
  const attempt = useRef({ content: '', key: '' })
  return {
    keyOf: sent => {
      const content = JSON.stringify(sent)
      if (attempt.current.content !== content) attempt.current = { content, key: uniqueId() }
      return attempt.current.key
    },
    over: code => {
      if (code === null || !unheard.includes(code)) attempt.current = { content: '', key: '' }
    },
  }
}
