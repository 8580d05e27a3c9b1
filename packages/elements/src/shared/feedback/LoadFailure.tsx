import type { CallError } from '@baize/client'
import { useText } from '../../scope.ts'
import { ErrorState, errorStateCss } from '../../ui/data/ErrorState.tsx'

export const loadFailureCss = errorStateCss

/** A call that failed, in place of what it would have shown (ERR-38). */
export function LoadFailure({ error, onRetry }: { error: CallError | undefined; onRetry: () => void }) {
  const { t, refusal } = useText()
  const id = error?.reference
  return (
    <ErrorState
      message={error && error.code !== 'UNKNOWN' ? refusal(error) : t('error.UNKNOWN')}
      reference={id ? t('common.reference', { id }) : undefined}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  )
}
