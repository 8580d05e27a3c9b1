import { callError, type CallError } from '@baize/client'
import { useState } from 'react'
import { Failure } from '../../../shared/feedback/Failure.tsx'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
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
  const scope = useScope()
  const { element } = useHost()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)

  const go = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await accept()
      onStay()
    } catch (thrown) {
      scope.fail(thrown, element)
      setFailure(callError(thrown))
    }
    setBusy(false)
  }
  return (
    <>
      <p className="plain-text">{t('switch.text', { from, to })}</p>
      <Failure error={failure} />
      <div className="plain-actions">
        <Button kind="primary" disabled={busy} onClick={onStay}>
          {t('switch.stay', { account: from })}
        </Button>
        <Button loading={busy} onClick={() => void go()}>
          {t('switch.go', { account: to })}
        </Button>
      </div>
    </>
  )
}
