import { turnOffTwoFactor } from '@baize/contract'
import { useRef } from 'react'
import { FactorField } from '../../../shared/security/FactorField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'

interface TurnOffProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean
  onDone: () => void
  onCancel: () => void
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = { ANSWER_INVALID: 'code', OLD_PASSWORD_INVALID: 'password' }

/** Off needs a code, or a recovery code, and the password (AUTH-31). */
export function TurnOff({ hasPassword, onDone, onCancel }: TurnOffProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input', true)

  const asked = hasPassword ? ['code', 'password'] : ['code']
  const check = (values: Values) =>
    Object.fromEntries(asked.filter(name => !values[name]).map(name => [name, t('field.empty')]))
  const { send } = useAction(turnOffTwoFactor, { fieldOf, onDone })
  const form = useForm({ check, send: ({ code = '', password }) => send({ code, ...(password && { password }) }) })
  return (
    <div ref={place}>
      <p className="plain-text">{t('twoFactor.offText')}</p>
      <Form state={form} label={t('twoFactor.turnOff')}>
        <FactorField label={t('twoFactor.code')} />
        {hasPassword && <Password />}
        <Submit kind="danger" cancel={t('common.cancel')} onCancel={onCancel}>
          {t('twoFactor.turnOff')}
        </Submit>
      </Form>
    </div>
  )
}
