import type { FieldRule, IdentityChannel, Output, registerSettings } from '@baize/contract'

export type Settings = Output<typeof registerSettings>

/** Whoever comes by an account elsewhere needs no password. */
const passwords: readonly string[] = ['password', 'confirmPassword']

/** The payment password is typed twice, as what one does not see; the platform hears it once (VAL-40, VAL-46). */
const twice = (rule: FieldRule): FieldRule[] =>
  rule.name === 'paymentPassword'
    ? [rule, { ...rule, name: 'confirmPaymentPassword', pattern: '*', min: 1, max: 255 }]
    : [rule]

/**
 * The rules of the fields that are asked for, in the operator's order (REG-01): what is shown. Somebody whom a provider has confirmed is asked
 * only for what is still required; where it has confirmed the mobile number alone, for everything but the code of an SMS (REG-37).
 */
export function askedRules({ fields }: Settings, channel?: IdentityChannel): FieldRule[] {
  const shown = fields.filter(rule => rule.show).flatMap(twice)
  if (!channel) return shown
  if (channel === 'phone') return shown.filter(({ name }) => name !== 'verificationCode')
  return shown.filter(({ name, required }) => required && !passwords.includes(name))
}

/** Fields that say the same thing twice, or cannot do without one another: they stand side by side. */
const partners: Readonly<Record<string, string>> = {
  mobileNum: 'verificationCode',
  password: 'confirmPassword',
  paymentPassword: 'confirmPaymentPassword',
}

/** Fields that take the whole width of two columns, so that partners share a row and no row is half empty. */
export function wideFields(names: readonly string[]): ReadonlySet<string> {
  const wide = new Set<string>()
  let column = 0
  names.forEach((name, index) => {
    const before = names[index - 1]
    const beginsPair = partners[name] !== undefined && partners[name] === names[index + 1]
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
