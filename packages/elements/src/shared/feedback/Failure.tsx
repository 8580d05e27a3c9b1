import type { CallError } from '@baize/client'
import { useText } from '../../scope.ts'
import { Alert, alertCss } from '../../ui/data/Alert.tsx'
import css from './failure.css'

export const failureCss = [...alertCss, css]

/** Why an action beside a form failed, read out when it comes: the live region is there before its words are. */
export function Failure({ error }: { error: CallError | null }) {
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
