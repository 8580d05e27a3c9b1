import { useText } from '../../scope.ts'
import { TextField } from '../../ui/forms/TextField.tsx'

/** The code of the authenticator, or a recovery code (AUTH-31). */
export function TwoFactorCodeField({ label }: { label: string }) {
  const { t } = useText()
  return (
    <TextField
      name="code"
      label={label}
      hint={t('second.recovery')}
      required
      autoComplete="one-time-code"
      maxLength={32}
    />
  )
}
