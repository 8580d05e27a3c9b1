import type { FieldRule, Pattern } from '@baize/contract'
import { patterns } from '@baize/contract'
import * as z from 'zod/mini'

/** A site's rule of a field, without its name. */
export type Rule = Omit<FieldRule, 'name' | 'pattern'> & { pattern: Pattern }

const rule = (pattern: Pattern, min: number, max: number, more: Partial<Rule> = {}): Rule => ({
  show: false,
  required: false,
  pattern,
  min,
  max,
  ...more,
})
const asked = { show: true, required: true }

/**
 * Fields of registration in the order of the form (REG-02 to REG-12), with their default rules:
 * username and password are shown, the others are hidden (VAL-06, VAL-07, VAL-09, REG-30).
 */
export const fieldDefaults = {
  username: rule('LETTER_FIRST', 6, 16, asked),
  mobileNum: rule('NUMBERS', 5, 15),
  verificationCode: rule('*', 1, 255),
  password: rule('LETTERS_AND_NUMBERS', 8, 64, asked),
  confirmPassword: rule('*', 1, 255, asked),
  payeeName: rule('FULL_NAME', 3, 100),
  paymentPassword: rule('PAYMENT', 6, 6),
  qqNum: rule('NUMBERS', 5, 12),
  line: rule('NO_SPACES', 2, 64),
  whatsapp: rule('NO_SPACES', 5, 20),
  facebook: rule('*', 2, 64),
  wechat: rule('NO_SPACES', 2, 64),
  idNumber: rule('LETTERS_NUMBERS', 5, 32),
  email: rule('EMAIL', 6, 254),
  birthday: rule('DATE_YMD', 10, 10),
  recommenderId: rule('LETTERS_NUMBERS', 4, 32),
  affiliateCode: rule('LETTERS_NUMBERS', 1, 64),
  referralCode: rule('LETTERS_NUMBERS', 1, 64),
} as const satisfies Record<string, Rule>

export type FieldName = keyof typeof fieldDefaults
export const fieldNames = Object.keys(fieldDefaults) as FieldName[]

const maxLength = 255
const Length = () => z.int().check(z.gte(1), z.lte(maxLength))
const isRange = ({ min = 1, max = maxLength }: { min?: number | undefined; max?: number | undefined }) => min <= max

/** A site's changes of the default rules, by field. */
export const FieldChanges = () =>
  z.partialRecord(
    z.enum(fieldNames),
    z
      .object({
        show: z.optional(z.boolean()),
        required: z.optional(z.boolean()),
        pattern: z.optional(z.enum(Object.keys(patterns) as Pattern[])),
        min: z.optional(Length()),
        max: z.optional(Length()),
      })
      .check(z.refine(isRange)),
  )
export type FieldChanges = z.infer<ReturnType<typeof FieldChanges>>
