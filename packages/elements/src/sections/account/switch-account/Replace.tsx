import { useCommand } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'

interface ReplaceProps {
  from: string
  to: string
  accept: () => Promise<void>
  onStay: () => void
}

/** The session there is stays unless the person says otherwise. */
export function Replace({ from, to, accept, onStay }: ReplaceProps) {
  const { t } = useText()
  const { busy, failure, run } = useCommand(accept, { onDone: onStay })
  return (
    <>
      <p className="plain-text">{t('switch.text', { from, to })}</p>
      <ActionFailure error={failure} />
      <div className="plain-actions">
        <Button kind="primary" disabled={busy} onClick={onStay}>
          {t('switch.stay', { account: from })}
        </Button>
        <Button loading={busy} onClick={() => void run()}>
          {t('switch.go', { account: to })}
        </Button>
      </div>
    </>
  )
}
