import type { FieldRule } from '@baize/contract'
import { useText } from '../scope.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { hintText } from './field-text.ts'

/** The account that a new password is for, so that a password manager keeps it in the right place. */
export const AccountField = ({ username }: { username: string }) => (
  <input name="username" autoComplete="username" value={username} readOnly hidden />
)

/** A new password, twice. */
export function NewPasswordFields({ rule }: { rule: FieldRule | undefined }) {
  const { t } = useText()
  const eye = { show: t('common.showPassword'), hide: t('common.hidePassword') }
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t('newPassword.label')}
        hint={rule && hintText(t, rule)}
        required
        autoComplete="new-password"
        texts={eye}
      />
      <PasswordField
        name="confirmNewPassword"
        label={t('newPassword.confirm')}
        required
        autoComplete="new-password"
        texts={eye}
      />
    </>
  )
}
