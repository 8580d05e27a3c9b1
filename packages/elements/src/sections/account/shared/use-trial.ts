import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../scope.ts'

interface Trial {
  busy: boolean
  /** Why it did not begin, in words; empty otherwise. */
  problem: string
  start: () => void
  /** Drops the failure. */
  clearFailure: () => void
}

/** Starts a trial session, once however often it is asked (AUTH-49, AUTH-50). */
export function useTrial(): Trial {
  const { session } = useScope()
  const { refusal } = useText()
  const { busy, failure, run, clearFailure } = useCommand(
    (_: void, element: HTMLElement) => session.freeplay(element),
    {},
  )
  return { busy, problem: failure ? refusal(failure) : '', start: () => void run(), clearFailure }
}
