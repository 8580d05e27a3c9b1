import type { FieldRule } from '@baize/contract'
import { useFieldRule } from './use-field-rule.ts'

const digits: readonly string[] = ['PAYMENT', 'NUMBERS']

/**
 * The site's rule for transaction passwords (VAL-09), and the keyboard that types one; nothing
 * until it is known.
 */
export function usePaymentRule(): { rule: FieldRule | undefined; inputMode: 'numeric' | undefined } {
  const rule = useFieldRule('paymentPassword')
  return { rule, inputMode: rule && digits.includes(rule.pattern) ? 'numeric' : undefined }
}
