import type { FieldRule } from '@baize/contract'
import { useText } from '../../scope.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { hintText } from '../feedback/field-text.ts'
import { Password } from '../security/Password.tsx'
import { inputKindOf, type InputKind } from './field-kinds.ts'

interface RuleFieldProps {
  rule: FieldRule
  /** How it is entered, where that does not follow from its name. */
  input?: Partial<InputKind>
  /** Stands in the field from the beginning. */
  value?: string | undefined
  readOnly?: boolean
  /** In place of the hint that its rule gives. */
  hint?: string | undefined
  placeholder?: string | undefined
}

/**
 * One field by its rule. It accepts any length, so that nothing pasted is cut off unseen: the rule
 * reports it.
 */
export function RuleField({ rule, input, value, readOnly = false, hint, placeholder }: RuleFieldProps) {
  const { t } = useText()
  const { kind, autoComplete, inputMode } = { ...inputKindOf(rule), ...input }
  const { name, required } = rule
  const label = t(`field.${name}.label`)
  const common = { name, required, hint: hint ?? hintText(t, rule), autoComplete, inputMode, label }
  if (kind === 'secret') return <Password {...common} />
  return <TextField {...common} type={kind} defaultValue={value} readOnly={readOnly} placeholder={placeholder} />
}
