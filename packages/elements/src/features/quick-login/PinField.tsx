import { useText } from '../../scope.ts'
import { TextField } from '../../ui/TextField.tsx'

/** Four to six digits. No browser keeps them: they are good on one device only, and stand for nothing elsewhere. */
export function PinField({ name, label }: { name: string; label: string }) {
  const { t } = useText()
  return (
    <TextField
      name={name}
      label={label}
      hint={t('quick.pinHint')}
      required
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
    />
  )
}
