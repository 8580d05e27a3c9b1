import { useText } from '../../../scope.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'

/** Who the person says they are. @param value - stands there in advance */
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
