import { registerSettings, type FieldRule } from '@baize/contract'
import { useRead, useText } from '../../scope.ts'

const digits: readonly string[] = ['PAYMENT', 'NUMBERS']

/**
 * The site's rule for transaction passwords (VAL-09), and the keyboard that types one; nothing
 * until it is known.
 */
export function usePaymentRule(): { rule: FieldRule | undefined; inputMode: 'numeric' | undefined } {
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  const found = data?.fields.find(({ name }) => name === 'paymentPassword')
  const rule = found && { ...found, required: true }
  return { rule, inputMode: rule && digits.includes(rule.pattern) ? 'numeric' : undefined }
}
