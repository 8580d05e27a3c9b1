import type { FieldRule } from './system/field-rule.ts'

/**
 * The pattern families a site may ask for, by key: a site says the key, never an expression (VAL-10
 * to VAL-30). Length is checked apart from the pattern.
 */
export const patterns = {
  '*': /^[^]*$/u,
  LETTER_FIRST: /^[A-Za-z][A-Za-z0-9]*$/u,
  KANJI_NUMBERS: /^[\p{Script=Han}0-9]+$/u,
  EMAIL: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u,
  LETTERS_NUMBERS: /^[A-Za-z0-9]+$/u,
  LETTERS_NUMBERS_BOTH: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/u,
  /** As the one before, with symbols allowed: the rule of passwords (VAL-07). */
  LETTERS_AND_NUMBERS: /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7E]+$/u,
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
  /**
   * Digits that are neither all the same nor a straight run: the rule of payment passwords
   * (VAL-09).
   */
  PAYMENT: /^(?!(\d)\1*$)\d+$/u,
} as const satisfies Record<string, RegExp>
export type Pattern = keyof typeof patterns

/** Why a field was refused: a key of the texts, with its parameters. */
export interface FieldProblem {
  key: 'empty' | 'length' | 'lengthExact' | 'format'
  min?: number
  max?: number
  /** Beside its length, the value does not match the pattern. */
  malformed?: true
}

/** A day of either date pattern as `yyyy-MM-dd`. */
export const isoDay = (value: string): string => value.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1')

/** Whether the calendar has such a day (VAL-20, VAL-21). */
function isDay(value: string): boolean {
  const at = Date.parse(isoDay(value))
  return at === at && new Date(at).toISOString().startsWith(isoDay(value))
}

/** Whole years from a day, as `yyyy-MM-dd`, until a moment (VAL-50). */
export const ageOn = (day: string, now: Date): number =>
  Math.floor((+now.toISOString().slice(0, 10).replaceAll('-', '') - +day.replaceAll('-', '')) / 10_000)

const isStraight = (value: string) => '0123456789'.includes(value) || '9876543210'.includes(value)

/** Checks of a pattern that its expression cannot say. */
const furtherChecks: Readonly<Record<string, (value: string) => boolean>> = {
  DATE_YMD: isDay,
  DATE_MDY: isDay,
  PAYMENT: value => !isStraight(value),
}

/**
 * Checks one typed value against its rule, the same way in the browser and on the server (VAL-66).
 * An optional field left empty passes; a filled one must satisfy length and pattern (VAL-65).
 */
export function checkField({ required, pattern, min, max }: FieldRule, value: string): FieldProblem | null {
  if (!value) return required ? { key: 'empty' } : null
  const length = [...value].length
  // A pattern that is newer than this page is checked by the platform alone.
  const fits = (patterns[pattern as Pattern]?.test(value) ?? true) && (furtherChecks[pattern]?.(value) ?? true)
  if (length < min || length > max)
    return { key: min === max ? 'lengthExact' : 'length', min, max, ...(!fits && { malformed: true }) }
  return fits ? null : { key: 'format' }
}
