import { useState } from 'react'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'

interface ArrivedProps {
  to: string
  onStay: () => void
}

/** A link has logged in who opened it: they hear whose account this is, and one press takes them out of a stranger's. */
export function Arrived({ to, onStay }: ArrivedProps) {
  const { t } = useText()
  const { session } = useScope()
  const { element } = useHost()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await session.logout(element)
    onStay()
  }
  return (
    <>
      <p className="plain-text">{t('switch.arrived', { account: to })}</p>
      <div className="plain-actions">
        <Button loading={leaving} onClick={() => void leave()}>
          {t('switch.leave')}
        </Button>
        <Button kind="primary" disabled={leaving} onClick={onStay}>
          {t('switch.mine')}
        </Button>
      </div>
    </>
  )
}
