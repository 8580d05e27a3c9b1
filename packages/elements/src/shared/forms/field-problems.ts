import type { Translator } from '@baize/client'
import { ageOn, isoDay, type FieldRule } from '@baize/contract'
import type { Problems } from '../../ui/forms/form-values.ts'
import { problemText } from '../feedback/field-text.ts'

/** Years; an earlier birthday is a typing error. */
const maxAge = 130

interface AgeContext {
  t: Translator['t']
  now: Date
  minimumAge: number
}

/** The problem of a birthday in words (VAL-50); null where there is none. */
export function ageProblem(birthday: string, { t, now, minimumAge }: AgeContext): string | null {
  if (!birthday) return null
  const age = ageOn(isoDay(birthday), now)
  if (age < 0 || age > maxAge) return t('register.wrongDay')
  return age < minimumAge ? t('field.birthday.age', { age: minimumAge }) : null
}

/** The rules by which the platform has checked a form. */
interface CheckedBy {
  fields: readonly FieldRule[]
  minimumAge: number
}

/** Texts of the problems that the platform found, by field; its keys are those of the rules. */
export function refusedFields(
  t: Translator['t'],
  { fields: rules, minimumAge }: CheckedBy,
  fields: Readonly<Record<string, string>>,
): Problems {
  const words = ([name, key]: [string, string]): [string, string] => {
    if (key === 'in_password_inconsistent') return [name, t('field.mismatch')]
    if (key === 'common') return [name, t('field.password.common')]
    if (key === 'locked') return [name, t('field.locked')]
    if (key === 'age') return [name, t('field.birthday.age', { age: minimumAge })]
    if (key === 'empty' && name === 'verificationCode') return [name, t('field.code')]
    const { min, max, pattern } = rules.find(rule => rule.name === name) ?? {}
    const known = key === 'empty' || key === 'length' || key === 'lengthExact' ? key : 'format'
    return [name, problemText(t, name, { key: known, min, max }, pattern)]
  }
  return Object.fromEntries(Object.entries(fields).map(words))
}
