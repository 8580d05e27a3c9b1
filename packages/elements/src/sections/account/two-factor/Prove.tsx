import { turnOnTwoFactor } from '@baize/contract'
import { useRef } from 'react'
import { Password } from '../../../shared/security/Password.tsx'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { Secret } from './SetUp.tsx'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'

interface ProveProps {
  hasPassword: boolean
  onSecret: (secret: Secret) => void
  onCancel: () => void
}

/** The password, without which no secret is shown; an account that has none shows itself by a login of the last minutes. */
export function Prove({ hasPassword, onSecret, onCancel }: ProveProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input, button', true)

  const check = ({ password }: Values): Record<string, string> =>
    hasPassword && !password ? { password: t('field.empty') } : {}
  const { send } = useAction(turnOnTwoFactor, {
    fieldOf: { OLD_PASSWORD_INVALID: 'password' },
    onDone: ({ secret: text = '', otpauthUrl: url = '' }) => onSecret({ text, url }),
  })
  const form = useForm({ check, send: ({ password }) => send({ step: 'setup', ...(password && { password }) }) })
  return (
    <div ref={place}>
      {hasPassword && <p className="plain-text">{t('twoFactor.passwordText')}</p>}
      <Form state={form} label={t('twoFactor.setUp')}>
        {hasPassword && <Password />}
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('twoFactor.continue')}
        </Submit>
      </Form>
    </div>
  )
}
