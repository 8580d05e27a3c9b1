import { hintText } from '../../parts/field-text.ts'
import { useText } from '../../scope.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { knownFields, type Codes, type KnownRule } from './fields.ts'

interface RegisterFieldProps {
  rule: KnownRule
  codes: Codes
  username: string
}

export function RegisterField({ rule, codes, username }: RegisterFieldProps) {
  const { t } = useText()
  const { type, autoComplete } = knownFields[rule.name]
  const code = rule.name === 'affiliateCode' || rule.name === 'referralCode' ? codes[rule.name] : undefined
  const common = { name: rule.name, label: t(`field.${rule.name}.label`), required: rule.required }
  if (type === 'password') {
    const eye = { show: t('common.showPassword'), hide: t('common.hidePassword') }
    return <PasswordField {...common} hint={hintText(t, rule)} autoComplete="new-password" texts={eye} />
  }
  return (
    <TextField
      {...common}
      autoComplete={autoComplete}
      maxLength={rule.max}
      hint={code ? t(`field.${rule.name}.hint`) : hintText(t, rule)}
      defaultValue={code ?? (rule.name === 'username' ? username : '')}
      readOnly={Boolean(code)}
    />
  )
}
