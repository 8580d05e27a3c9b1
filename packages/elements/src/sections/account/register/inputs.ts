import type { FieldRule } from '@baize/contract'

/** How a field is asked for. `secret` can be looked at with a button; `part` comes late, with what belongs to it. */
interface InputKind {
  kind: 'text' | 'email' | 'tel' | 'secret' | 'part'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}

const text = (autoComplete = 'off'): InputKind => ({ kind: 'text', autoComplete })

/** Every field that this form can ask for (REG-02 to REG-12, REG-22), with what browsers, keyboards and password managers must know of it. */
const inputs: Readonly<Record<string, InputKind>> = {
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
export const isKnown = ({ name }: FieldRule): boolean => Object.hasOwn(inputs, name)

export const inputOf = ({ name, pattern }: FieldRule): InputKind => {
  const known = inputs[name] ?? text()
  return { ...known, inputMode: known.kind === 'tel' ? 'tel' : (known.inputMode ?? keyboards[pattern]) }
}
