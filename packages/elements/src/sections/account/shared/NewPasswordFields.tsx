import type { FieldRule } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { hintText } from '../../../shared/feedback/field-text.ts'
import { Password } from '../../../shared/security/Password.tsx'

/**
 * The account that a new password is for, so that a password manager keeps it in the right place.
 */
export const HiddenUsername = ({ username }: { username: string }) => (
  <input name="username" autoComplete="username" value={username} readOnly hidden />
)

/** A new password, twice. */
export function NewPasswordFields({ rule }: { rule: FieldRule | undefined }) {
  const { t } = useText()
  return (
    <>
      <Password
        name="newPassword"
        label={t('newPassword.label')}
        hint={rule && hintText(t, rule)}
        autoComplete="new-password"
      />
      <Password name="confirmNewPassword" label={t('newPassword.confirm')} autoComplete="new-password" />
    </>
  )
}
