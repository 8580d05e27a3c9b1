import { useText } from '../../../scope.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'

/** The field of a username. @param value - filled in from the beginning */
export function UsernameField({ value }: { value: string }) {
  const { t } = useText()
  return (
    <TextField
      name="username"
      label={t('field.username.label')}
      required
      autoComplete="username"
      defaultValue={value}
      maxLength={64}
    />
  )
}
