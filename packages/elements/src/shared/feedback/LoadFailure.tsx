import type { CallError } from '@baize/client'
import { useText } from '../../scope.ts'
import { ErrorState, errorStateCss } from '../../ui/data/ErrorState.tsx'

export const loadFailureCss = errorStateCss

/** The end of a request id, short enough to read out; support finds the call by it. */
const shortReference = (requestId: string) => requestId.slice(-8).toUpperCase()

/** A call that failed, in place of what it would have shown (ERR-38). */
export function LoadFailure({ error, onRetry }: { error: CallError | undefined; onRetry: () => void }) {
  const { t, refusal } = useText()
  const id = error?.requestId
  return (
    <ErrorState
      message={error ? refusal(error) : t('error.UNKNOWN')}
      reference={id ? t('common.reference', { id: shortReference(id) }) : undefined}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  )
}
