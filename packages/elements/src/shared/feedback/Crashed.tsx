import type { RuntimeErrorCode } from '../../runtime/services.ts'
import { useText } from '../../scope.ts'

interface CrashedProps {
  retry: () => void
  error?: RuntimeErrorCode
  sentence?: string
  again?: string
}

/**
 * Shown in place of a view that crashed, or whose texts did not come, in the words given, and over
 * one of which a part did not come.
 */
export function Crashed({ retry, error = 'render-failed', sentence, again }: CrashedProps) {
  const { t } = useText()
  return (
    <div role="alert">
      <p>{sentence ?? t(`error.${error}`)}</p>
      <button type="button" className="link" part="retry" onClick={retry}>
        <span>{again ?? t('common.retry')}</span>
      </button>
    </div>
  )
}
