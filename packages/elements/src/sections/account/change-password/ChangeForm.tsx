import type { FieldRule } from '@baize/contract'
import { FactorField } from '../../../shared/security/FactorField.tsx'
import { AccountField, NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { useChangePassword } from './use-change-password.ts'

interface ChangeFormProps {
  rule: FieldRule | undefined
  username: string
  /** Leaves out the old password. */
  oldKnown: boolean
  onDone: () => void
  /** Gives up the login that waits; absent where none does. */
  onCancel: (() => void) | undefined
}

export function ChangeForm({ rule, username, oldKnown, onDone, onCancel }: ChangeFormProps) {
  const { t } = useText()
  const { form, asksCode } = useChangePassword({ rule, username, oldKnown, onDone })
  return (
    <Form state={form} label={t('changePassword.title')}>
      <AccountField username={username} />
      {!oldKnown && <Password name="oldPassword" label={t('changePassword.old')} />}
      <NewPasswordFields rule={rule} />
      {asksCode && <FactorField label={t('changePassword.code')} />}
      <Submit cancel={t('changePassword.cancel')} onCancel={onCancel}>
        {t('changePassword.submit')}
      </Submit>
    </Form>
  )
}
