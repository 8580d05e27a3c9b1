import { Button, buttonCss } from '../forms/Button.tsx'
import { Icon } from '../media/Icon.tsx'
import { rotateCw, wifiOff } from '../media/icons.gen.ts'
import css from './state.css'

export const errorStateCss = [...buttonCss, css]

interface ErrorStateProps {
  /** The failure, in the words of the texts. */
  message: string
  /** A short id by which customer service finds the call. */
  reference?: string
  retryLabel: string
  onRetry?: () => void
}

/**
 * State of a view that did not load: the message, the reference for support, and a retry button.
 * Never a code alone.
 */
export const ErrorState = ({ message, reference, retryLabel, onRetry }: ErrorStateProps) => (
  <div className="state" part="error">
    <span className="state-disc">
      <Icon of={wifiOff} size={24} />
    </span>
    <h3 className="state-title">{message}</h3>
    {reference && (
      <p className="state-text" translate="no">
        {reference}
      </p>
    )}
    {onRetry && (
      <Button kind="primary" icon={rotateCw} onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </div>
)
