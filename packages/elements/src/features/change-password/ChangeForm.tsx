import type { FieldRule } from '@baize/contract'
import { AccountField, NewPasswordFields } from '../../parts/NewPasswordFields.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useChangeForm } from './useChangeForm.ts'

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
  const form = useChangeForm({ rule, username, oldKnown, onDone })
  return (
    <Form state={form} label={t('changePassword.title')}>
      <AccountField username={username} />
      {!oldKnown && (
        <PasswordField
          name="oldPassword"
          label={t('changePassword.old')}
          required
          autoComplete="current-password"
          texts={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
        />
      )}
      <NewPasswordFields rule={rule} />
      <Button type="submit" kind="primary" size="large" block loading={form.busy}>
        {t('changePassword.submit')}
      </Button>
      {onCancel && (
        <Button kind="ghost" block disabled={form.busy} onClick={onCancel}>
          {t('changePassword.cancel')}
        </Button>
      )}
    </Form>
  )
}
