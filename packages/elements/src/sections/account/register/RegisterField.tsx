import type { FieldRule } from '@baize/contract'
import { hintText } from '../../../shared/feedback/field-text.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { useText } from '../../../scope.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { inputOf } from './inputs.ts'

interface RegisterFieldProps {
  rule: FieldRule
  /** Stands in the field from the beginning. */
  value?: string | undefined
  /** The value came with an invitation and is not the person's to change (REG-27). */
  locked: boolean
}

/** One field by its rule. It takes whatever is typed or pasted, however long, so that nothing is cut off unseen: the rule says what is wrong. */
export function RegisterField({ rule, value, locked }: RegisterFieldProps) {
  const { t } = useText()
  const { kind, autoComplete, inputMode } = inputOf(rule)
  const { name, required } = rule
  const hint = locked ? t(`field.${name}.hint`) : hintText(t, rule)
  const common = { name, required, hint, autoComplete, inputMode, label: t(`field.${name}.label`) }
  if (kind === 'secret') return <Password {...common} />
  return <TextField {...common} type={kind} defaultValue={value} readOnly={locked} />
}
