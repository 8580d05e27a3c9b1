import type { FieldRule, IdentityChannel, Output, registerSettings } from '@baize/contract'
import { mobileNumberOf } from '../../../shared/security/phone/mobile-number.ts'
import type { Values } from '../../../ui/forms/form-values.ts'

/**
 * The input of a field. `secret` can be shown with a button; `part` is loaded deferred, with the
 * country list and the SMS button.
 */
interface InputKind {
  kind: 'text' | 'email' | 'tel' | 'secret' | 'part'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}

const text = (autoComplete = 'off'): InputKind => ({ kind: 'text', autoComplete })

/**
 * Every field that this form can ask for (REG-02 to REG-12, REG-22), with its attributes for
 * browsers, keyboards and password managers.
 */
const inputKinds: Readonly<Record<string, InputKind>> = {
  username: text('username'),
  mobileNum: { kind: 'part', autoComplete: 'tel-national' },
  verificationCode: { kind: 'part', autoComplete: 'one-time-code' },
  password: { kind: 'secret', autoComplete: 'new-password' },
  confirmPassword: { kind: 'secret', autoComplete: 'new-password' },
  payeeName: text('name'),
  // Not a password that a manager should keep, or make up: six digits beside the real one.
  paymentPassword: { kind: 'secret', autoComplete: 'off' },
  confirmPaymentPassword: { kind: 'secret', autoComplete: 'off', inputMode: 'numeric' },
  qqNum: text(),
  line: text(),
  whatsapp: { kind: 'tel', autoComplete: 'tel' },
  facebook: text(),
  wechat: text(),
  idNumber: text(),
  email: { kind: 'email', autoComplete: 'email' },
  birthday: text('bday'),
  recommenderId: text(),
  affiliateCode: text(),
  referralCode: text(),
}

/** Keyboards by pattern, whichever field has it. */
const keyboards: Readonly<Record<string, InputKind['inputMode']>> = {
  NUMBERS: 'numeric',
  PAYMENT: 'numeric',
  DATE_YMD: 'numeric',
  DATE_MDY: 'numeric',
  EMAIL: 'email',
}

/** Whether this form has such a field at all; a platform that is newer may have more. */
export const isKnownField = ({ name }: FieldRule): boolean => Object.hasOwn(inputKinds, name)

export const inputKindOf = ({ name, pattern }: FieldRule): InputKind => {
  const known = inputKinds[name] ?? text()
  return { ...known, inputMode: known.kind === 'tel' ? 'tel' : (known.inputMode ?? keyboards[pattern]) }
}

const dayFormats: Readonly<Record<string, readonly RegExp[]>> = {
  DATE_YMD: [/^(\d{4})(\d\d)(\d\d)$/, /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/],
  DATE_MDY: [/^(\d\d)(\d\d)(\d{4})$/, /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/],
}

/**
 * A day as its rule writes it: keyboards for numbers have no hyphen, and people write 1990/4/17.
 * Any other text stays as it is.
 */
function normalizeDay(value: string, pattern: string): string {
  const found = dayFormats[pattern]?.map(form => form.exec(value)).find(Boolean)
  if (!found) return value
  const [, ...parts] = found
  return parts.map(part => part.padStart(2, '0')).join('-')
}

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
