import type { CallError } from '@baize/client'
import { useText } from '../../scope.ts'
import { Alert, alertCss } from '../../ui/data/Alert.tsx'
import css from './action-failure.css'

export const actionFailureCss = [...alertCss, css]

/** Reason why an action failed, announced: the live region is present before its text. */
export function ActionFailure({ error }: { error: CallError | null }) {
  const { refusal } = useText()
  return (
    <div role="alert" className="failure">
      {error && (
        <Alert kind="error">
          <span>{refusal(error)}</span>
        </Alert>
      )}
    </div>
  )
}
