import type { Output, twoFactor } from '@baize/contract'
import { useRef } from 'react'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'

interface StateProps {
  state: Output<typeof twoFactor>
  /** Whether somebody comes back to it from a step, and the focus with them. */
  returned: boolean
  onSetUp: () => void
  onTurnOff: () => void
}

/** Whether it is on, and the one thing to do about that. */
export function State({ state: { enabled, recoveryLeft }, returned, onSetUp, onTurnOff }: StateProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'button', returned)
  return (
    <div ref={place}>
      <p className="two-factor-state">
        <Badge kind={enabled ? 'win' : 'info'}>{t(enabled ? 'twoFactor.on' : 'twoFactor.off')}</Badge>
        {enabled && <span>{t('twoFactor.left', { count: recoveryLeft })}</span>}
      </p>
      <p className="plain-text">{t('twoFactor.text')}</p>
      {enabled ? (
        <Button onClick={onTurnOff}>{t('twoFactor.turnOff')}</Button>
      ) : (
        <Button kind="primary" onClick={onSetUp}>
          {t('twoFactor.setUp')}
        </Button>
      )}
    </div>
  )
}
