import { callError } from '@baize/client'
import { useRef, useState } from 'react'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'

interface Trial {
  busy: boolean
  /** Why it did not begin, in words; empty otherwise. */
  trouble: string
  start: () => void
  /** Drops the trouble. */
  forget: () => void
}

/** Starts a trial session, once however often it is asked (AUTH-49, AUTH-50). */
export function useTrial(): Trial {
  const scope = useScope()
  const { refusal } = useText()
  const { element } = useHost()
  const starting = useRef(false)
  const [state, setState] = useState({ busy: false, trouble: '' })

  const begin = async () => {
    if (starting.current) return
    starting.current = true
    setState({ busy: true, trouble: '' })
    const trouble = await scope.session.freeplay(element).then(
      () => '',
      (error: unknown) => {
        scope.fail(error, element)
        return refusal(callError(error))
      },
    )
    starting.current = false
    setState({ busy: false, trouble })
  }
  return { ...state, start: () => void begin(), forget: () => setState({ busy: false, trouble: '' }) }
}
