import { useText } from '../../scope.ts'
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/PasswordField.tsx'

type PasswordProps = Partial<Omit<PasswordFieldProps, 'texts'>>

/** A password; unless it is told otherwise, the one that the person logs in with. */
export function Password({ name = 'password', label, autoComplete = 'current-password', ...field }: PasswordProps) {
  const { t } = useText()
  return (
    <PasswordField
      name={name}
      label={label ?? t('field.password.label')}
      required
      autoComplete={autoComplete}
      texts={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
      {...field}
    />
  )
}
