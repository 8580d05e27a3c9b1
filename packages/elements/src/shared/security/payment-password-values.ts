import type { Translator } from '@baize/client'
import { checkField, type FieldRule } from '@baize/contract'
import type { Problems, Values } from '../../ui/forms/form-values.ts'
import { problemText } from '../feedback/field-text.ts'

/** The words for a key of the platform's at the new password. */
export function paymentPasswordWords(t: Translator['t'], rule: FieldRule | undefined, key: string): string {
  const known = key === 'empty' || key === 'length' || key === 'lengthExact' ? key : 'format'
  const { min, max, pattern } = rule ?? {}
  return problemText(t, 'paymentPassword', { key: known, min, max }, pattern)
}

/** What an account has, by which the form knows what to ask for. */
export interface PaymentPasswordFacts {
  /** A password to log in with. */
  hasPassword: boolean
  /** An authenticator. */
  needsCode: boolean
  /** A transaction password, which is changed. */
  hasPaymentPassword: boolean
}

/** Problems of a transaction password and its repetition, by field (VAL-09, VAL-40). */
export function paymentPasswordProblems(
  t: Translator['t'],
  rule: FieldRule | undefined,
  values: Values,
  { hasPassword, hasPaymentPassword }: PaymentPasswordFacts,
): Problems {
  const { password, oldPaymentPassword, newPaymentPassword = '', confirmPaymentPassword = '' } = values
  const problem = rule ? checkField(rule, newPaymentPassword) : null
  return {
    ...(hasPassword && !password && { password: t('field.empty') }),
    ...(hasPaymentPassword && !oldPaymentPassword && { oldPaymentPassword: t('field.empty') }),
    ...(problem && { newPaymentPassword: problemText(t, 'paymentPassword', problem, rule?.pattern) }),
    ...(confirmPaymentPassword !== newPaymentPassword && { confirmPaymentPassword: t('field.mismatchPayment') }),
  }
}
