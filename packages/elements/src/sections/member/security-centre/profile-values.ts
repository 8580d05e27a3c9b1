import type { Translator } from '@baize/client'
import { checkField, type Input, type ProfileField, type saveProfile } from '@baize/contract'
import { normalizeDay, type InputKind } from '../../../shared/forms/field-kinds.ts'
import { ageProblem } from '../../../shared/forms/field-problems.ts'
import { problemText } from '../../../shared/feedback/field-text.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'

export type { ProfileField } from '@baize/contract'

/** What browsers fill in, by field. */
const autoComplete: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  fullName: 'name',
  address: 'street-address',
  occupation: 'organization-title',
}

/** How a field is entered, by its kind. */
export function inputOf({ kind, rule: { name } }: ProfileField): Partial<InputKind> {
  if (kind === 'phone') return { kind: 'tel', inputMode: 'tel', autoComplete: 'tel' }
  const known = autoComplete[name]
  return known ? { autoComplete: known } : {}
}

const valueOf = ({ kind, rule: { name, pattern } }: ProfileField, values: Values): string =>
  kind === 'day' ? normalizeDay(values[name] ?? '', pattern) : (values[name] ?? '')

interface CheckContext {
  t: Translator['t']
  now: Date
  minimumAge: number
}

/** Problems of what was typed, by field, as the platform finds them. */
export function profileProblems(fields: readonly ProfileField[], values: Values, context: CheckContext): Problems {
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const { rule, kind, locked, masked } = field
    if (locked) continue
    const value = valueOf(field, values)
    const problem = checkField({ ...rule, required: rule.required && !masked }, value)
    const words = problem
      ? problemText(context.t, rule.name, problem, rule.pattern)
      : kind === 'day'
        ? ageProblem(value, context)
        : null
    if (words) problems[rule.name] = words
  }
  return problems
}

/** What is sent: fields that were filled. */
export function typedProfile(fields: readonly ProfileField[], values: Values): Input<typeof saveProfile> {
  const filled = fields.flatMap(field => {
    const value = field.locked ? '' : valueOf(field, values)
    return value ? [[field.rule.name, value]] : []
  })
  return Object.fromEntries(filled) as Input<typeof saveProfile>
}
