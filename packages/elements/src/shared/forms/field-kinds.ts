import type { FieldRule } from '@baize/contract'

/**
 * The input of a field. `secret` can be shown with a button; `part` is loaded deferred, with the
 * country list and the SMS button.
 */
export interface InputKind {
  kind: 'text' | 'email' | 'tel' | 'secret' | 'part'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}

const text = (autoComplete = 'off'): InputKind => ({ kind: 'text', autoComplete })

/**
 * Every field that registration can ask for (REG-02 to REG-12, REG-22), with its attributes for
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

/** Whether registration can ask for a field at all; a platform that is newer may have more. */
export const isKnownField = ({ name }: FieldRule): boolean => Object.hasOwn(inputKinds, name)

/** The input of a field, by its name and the pattern of its rule. */
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
export function normalizeDay(value: string, pattern: string): string {
  const found = dayFormats[pattern]?.map(form => form.exec(value)).find(Boolean)
  if (!found) return value
  const [, ...parts] = found
  return parts.map(part => part.padStart(2, '0')).join('-')
}
