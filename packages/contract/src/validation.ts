import type * as zod from 'zod/mini'
import type { ReplyZod } from './z.ts'

/** The pattern families a site may ask for, by key (VAL-10 to VAL-30). Length is checked apart from the pattern. */
export const patterns = {
  '*': /^[^]*$/u,
  LETTER_FIRST: /^[A-Za-z][A-Za-z0-9]*$/u,
  KANJI_NUMBERS: /^[\p{Script=Han}0-9]+$/u,
  EMAIL: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u,
  LETTERS_NUMBERS: /^[A-Za-z0-9]+$/u,
  LETTERS_AND_NUMBERS: /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7E]+$/u,
  LETTERS_NUMBERS_BOTH: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/u,
  NUMBERS: /^\d+$/u,
  ONE_UPPERCASE: /^(?=.*[A-Z])[A-Za-z0-9]+$/u,
  ENGLISH_SPACES: /^[A-Za-z ]+$/u,
  NO_SPACES: /^\S+$/u,
  CHINESE: /^[\p{Script=Han}\p{P}]+$/u,
  DATE_YMD: /^\d{4}-\d{2}-\d{2}$/u,
  DATE_MDY: /^\d{2}-\d{2}-\d{4}$/u,
  KOREAN: /^[\uAC00-\uD7A3\u3131-\u318E]+$/u,
  THAI: /^[\u0E00-\u0E7F]+$/u,
  THAI_ENGLISH_SPACES: /^[A-Za-z\u0E00-\u0E7F ]+$/u,
  UPPERCASE_SPACES: /^(?=.*[A-Z])[A-Z ]+$/u,
  SYMBOLS: /^[\x21-\x7E]+$/u,
  FOUR_KINDS: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S+$/u,
  FULL_NAME: /^\p{L}[\p{L}\p{M}'.-]*( \p{L}[\p{L}\p{M}'.-]*)+$/u,
  JAPANESE: /^[\u3041-\u309F\u30A0-\u30FF\p{Script=Han}]+$/u,
} as const satisfies Record<string, RegExp>
export type Pattern = keyof typeof patterns

export const FieldRule = (z: ReplyZod) =>
  z.object({
    name: z.string(),
    show: z.boolean(),
    required: z.boolean(),
    pattern: z.string(),
    min: z.number(),
    max: z.number(),
  })
export type FieldRule = zod.infer<ReturnType<typeof FieldRule>>

/** Why a field was refused: a key of the texts, with its parameters. */
export interface FieldProblem {
  key: 'empty' | 'length' | 'lengthExact' | 'format'
  min?: number
  max?: number
}

const realDate = (value: string, order: 'ymd' | 'mdy') => {
  const parts = value.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = order === 'ymd' ? parts : [parts[2], parts[0], parts[1]]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Checks one typed value against its rule, the same way in the browser and on the server (VAL-66).
 * An optional field left empty passes; a filled one must satisfy length and pattern (VAL-65).
 */
export function checkField(rule: FieldRule, value: string): FieldProblem | null {
  if (!value) return rule.required ? { key: 'empty' } : null
  const length = [...value].length
  if (length < rule.min || length > rule.max) {
    const key = rule.min === rule.max ? 'lengthExact' : 'length'
    return { key, min: rule.min, max: rule.max }
  }
  const pattern = patterns[rule.pattern as Pattern]
  if (pattern && !pattern.test(value)) return { key: 'format' }
  if (rule.pattern === 'DATE_YMD' && !realDate(value, 'ymd')) return { key: 'format' }
  if (rule.pattern === 'DATE_MDY' && !realDate(value, 'mdy')) return { key: 'format' }
  return null
}
