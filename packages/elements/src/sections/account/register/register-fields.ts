import type { FieldRule, IdentityChannel, Output, registerSettings } from '@baize/contract'
import { normalizeDay } from '../../../shared/forms/field-kinds.ts'
import { mobileNumberOf } from '../../../shared/security/phone/mobile-number.ts'
import type { Values } from '../../../ui/forms/form-values.ts'

/**
 * The values in the form that the rules expect: the number without separators and country, days
 * with hyphens.
 */
export function normalizeValues(values: Values, rules: readonly FieldRule[]): Values {
  const birthday = rules.find(({ name }) => name === 'birthday')
  return {
    ...values,
    ...('mobileNum' in values && mobileNumberOf(values)),
    ...(birthday && { birthday: normalizeDay(values['birthday'] ?? '', birthday.pattern) }),
  }
}

export type Settings = Output<typeof registerSettings>

/** Fields that a registration by an identity provider leaves out. */
const passwords: readonly string[] = ['password', 'confirmPassword']

/**
 * Adds a second field for the payment password, which is hidden while it is typed; the platform is
 * sent one (VAL-40, VAL-46).
 */
const withConfirmation = (rule: FieldRule): FieldRule[] =>
  rule.name === 'paymentPassword'
    ? [rule, { ...rule, name: 'confirmPaymentPassword', pattern: '*', min: 1, max: 255 }]
    : [rule]

/**
 * The rules of the fields that are asked for, in the operator's order (REG-01): those it shows. A
 * person whom a provider has confirmed is asked only for what is still required; where it has
 * confirmed the mobile number alone, for everything but the code of an SMS (REG-37).
 */
export function shownRules({ fields }: Settings, channel?: IdentityChannel): FieldRule[] {
  const shown = fields.filter(rule => rule.show).flatMap(withConfirmation)
  if (!channel) return shown
  if (channel === 'phone') return shown.filter(({ name }) => name !== 'verificationCode')
  return shown.filter(({ name, required }) => required && !passwords.includes(name))
}

/** Pairs of fields that stand side by side: a value and its repetition, a number and its code. */
const sideBySide: Readonly<Record<string, string>> = {
  mobileNum: 'verificationCode',
  password: 'confirmPassword',
  paymentPassword: 'confirmPaymentPassword',
}

/**
 * Fields that take the whole width of two columns, so that partners share a row and no row is half
 * empty.
 */
export function wideFields(names: readonly string[]): ReadonlySet<string> {
  const wide = new Set<string>()
  let column = 0
  names.forEach((name, index) => {
    const before = names[index - 1]
    const beginsPair = sideBySide[name] !== undefined && sideBySide[name] === names[index + 1]
    if (column === 1 && beginsPair && before) {
      wide.add(before)
      column = 0
    }
    column = 1 - column
  })
  const last = names.at(-1)
  if (column === 1 && last) wide.add(last)
  return wide
}
