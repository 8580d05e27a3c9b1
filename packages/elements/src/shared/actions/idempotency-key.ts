import { callError, uniqueId } from '@baize/client'
import { useRef } from 'react'

/** Key of an attempt, under which the platform acts once however often the call is sent. */
interface IdempotencyKey {
  /**
   * The key for a content: the same content has the same key until that is dropped; another content
   * is another attempt, with a new key.
   */
  of: (content: object) => string
  /** Ends the attempt: it is done. */
  drop: () => void
  /**
   * Ends the attempt where the platform refused it. After an error that leaves open whether it
   * acted (`CallError.mayHaveHappened`) the key stays, so that the retry carries the same one.
   */
  dropIfRefused: (error: unknown) => void
}

export function useIdempotencyKey(): IdempotencyKey {
  const attempt = useRef({ content: '', key: '' })
  const drop = () => void (attempt.current = { content: '', key: '' })
  return {
    of(input) {
      const content = JSON.stringify(input)
      if (attempt.current.content !== content) attempt.current = { content, key: uniqueId() }
      return attempt.current.key
    },
    drop,
    dropIfRefused(error) {
      if (!callError(error).mayHaveHappened) drop()
    },
  }
}
