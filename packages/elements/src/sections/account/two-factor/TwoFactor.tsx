import { twoFactor as twoFactorEndpoint, type Output, turnOffTwoFactor } from '@baize/contract'
import { useState, type ReactNode, useRef } from 'react'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { RecoveryCodes, SetUp } from './SetUp.tsx'
import type { twoFactor } from './two-factor.element.ts'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useAction } from '../../../shared/actions/use-action.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../shared/forms/use-form.ts'

interface TurnOffProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean
  onDone: () => void
  onCancel: () => void
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = { ANSWER_INVALID: 'code', OLD_PASSWORD_INVALID: 'password' }

/** Off needs a code, or a recovery code, and the password (AUTH-31). */
function TurnOff({ hasPassword, onDone, onCancel }: TurnOffProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'input', true)

  const asked = hasPassword ? ['code', 'password'] : ['code']
  const check = (values: Values) =>
    Object.fromEntries(asked.filter(name => !values[name]).map(name => [name, t('field.empty')]))
  const { send } = useAction(turnOffTwoFactor, { fieldOf, onDone })
  const form = useForm({ check, send: ({ code = '', password }) => send({ code, ...(password && { password }) }) })
  return (
    <div ref={place}>
      <p className="plain-text">{t('twoFactor.offText')}</p>
      <Form state={form} label={t('twoFactor.turnOff')}>
        <TwoFactorCodeField label={t('twoFactor.code')} />
        {hasPassword && <Password />}
        <Submit kind="danger" cancel={t('common.cancel')} onCancel={onCancel}>
          {t('twoFactor.turnOff')}
        </Submit>
      </Form>
    </div>
  )
}

interface TwoFactorStateProps {
  state: Output<typeof twoFactorEndpoint>
  /** Whether somebody comes back to it from a step, and the focus with them. */
  returned: boolean
  onSetUp: () => void
  onTurnOff: () => void
}

/** Whether two-factor is on, and the button that changes it. */
function TwoFactorState({ state: { enabled, recoveryLeft }, returned, onSetUp, onTurnOff }: TwoFactorStateProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'button', returned)
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

type Step = 'state' | 'setup' | 'off'

/** Two-factor authentication: its state, its setup and its removal (AUTH-30, AUTH-31). */
export function TwoFactor({ withoutHeading, emit }: ViewProps<typeof twoFactor>) {
  const { t } = useText()
  const { isLogin, isTrial, reach } = useSession()
  const may = isLogin && !isTrial && reach === 'full'
  const { status, data, error, refresh } = useRead(twoFactorEndpoint, may ? {} : null)
  const [step, setStep] = useState<Step>('state')
  const [moved, setMoved] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])

  const go = (next: Step) => {
    setMoved(true)
    setStep(next)
  }
  const switched = (enabled: boolean) => {
    go('state')
    refresh()
    emit('baize-two-factor', { enabled })
  }
  const back = () => go('state')

  const content = (): ReactNode => {
    if (codes.length) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={112} />
    // A backend without the field has passwords.
    const { hasPassword = true } = data
    if (step === 'off') return <TurnOff hasPassword={hasPassword} onDone={() => switched(false)} onCancel={back} />
    if (step === 'setup') {
      const done = (recovery: readonly string[]) => {
        setCodes(recovery)
        switched(true)
      }
      return <SetUp hasPassword={hasPassword} onDone={done} onCancel={back} />
    }
    return <TwoFactorState state={data} returned={moved} onSetUp={() => go('setup')} onTurnOff={() => go('off')} />
  }
  return (
    <PlainLayout title={t('twoFactor.title')} bare={withoutHeading ?? false}>
      <Gate need="member" to="/member">
        {content()}
      </Gate>
    </PlainLayout>
  )
}
