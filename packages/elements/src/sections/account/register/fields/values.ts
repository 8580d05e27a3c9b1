import type { FieldRule } from '@baize/contract'
import { mobileIn } from '../../../../shared/security/phone/mobile-number.ts'
import type { Values } from '../../../../ui/forms/form-values.ts'

const days: Readonly<Record<string, readonly RegExp[]>> = {
  DATE_YMD: [/^(\d{4})(\d\d)(\d\d)$/, /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/],
  DATE_MDY: [/^(\d\d)(\d\d)(\d{4})$/, /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/],
}

/** A day as its rule writes it: keyboards for numbers have no hyphen, and people write 1990/4/17. What is no day stays as it is. */
export function dayIn(value: string, pattern: string): string {
  const found = days[pattern]?.map(form => form.exec(value)).find(Boolean)
  if (!found) return value
  const [, ...parts] = found
  return parts.map(part => part.padStart(2, '0')).join('-')
}

/** What was typed, as rules are written for: the number without separators and country, days with hyphens. */
export function tidy(values: Values, rules: readonly FieldRule[]): Values {
  const birthday = rules.find(({ name }) => name === 'birthday')
  return {
    ...values,
    ...('mobileNum' in values && mobileIn(values)),
    ...(birthday && { birthday: dayIn(values['birthday'] ?? '', birthday.pattern) }),
  }
}
