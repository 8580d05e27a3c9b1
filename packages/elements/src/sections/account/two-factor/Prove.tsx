import { callError } from '@baize/client'
import { turnOnTwoFactor } from '@baize/contract'
import { useRef } from 'react'
import { Password } from '../../../shared/security/Password.tsx'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
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
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input, button', true)

  const check = ({ password }: Values): Record<string, string> =>
    hasPassword && !password ? { password: t('field.empty') } : {}
  const send = async ({ password }: Values) => {
    try {
      const proof = password ? { password } : {}
      const { secret: text = '', otpauthUrl: url = '' } = await scope.call(turnOnTwoFactor, { step: 'setup', ...proof })
      onSecret({ text, url })
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      const words = refusal(error)
      return error.code === 'OLD_PASSWORD_INVALID' ? { problems: { password: words } } : { message: words }
    }
  }
  const form = useForm({ check, send })
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
