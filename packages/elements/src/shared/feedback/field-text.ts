import type { Translator } from '@baize/client'
import { patterns, type FieldProblem, type FieldRule } from '@baize/contract'

type Key = FieldProblem['key']

/** Fields whose problems have words of their own; all others share the general ones. */
const ownWords: Readonly<Record<string, readonly Key[]>> = {
  username: ['format'],
  password: ['length', 'lengthExact', 'format'],
  payeeName: ['format'],
  email: ['format'],
  mobileNum: ['format'],
  affiliateCode: ['format'],
  referralCode: ['format'],
}

/** The key of the words for a problem of a field (VAL-31 to VAL-43). */
export const problemKey = (field: string, key: Key): string =>
  ownWords[field]?.includes(key) ? `field.${field}.${key}` : `field.${key}`

/**
 * Patterns whose rule is not worth a hint; a newer platform may have others that have no words yet.
 */
const patternsWithoutWords: readonly string[] = ['*', 'EMAIL']
const hasWords = (pattern: string) => Object.hasOwn(patterns, pattern) && !patternsWithoutWords.includes(pattern)
/** Fields without a hint: their value was given to the person, or has a form of its own. */
const fieldsWithoutHint: readonly string[] = [
  'mobileNum',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'recommenderId',
]
/** Fields that say more than their rule. */
const fieldsWithHint: readonly string[] = ['payeeName']
/** Patterns that say how long they are. */
const patternsWithLength: readonly string[] = ['DATE_YMD', 'DATE_MDY']

/**
 * A problem of a field in words: 'Please enter 6 - 16 characters' (VAL-03, VAL-04).
 * @param pattern - of its rule, for fields that have no words of their own about it
 */
export function problemText(t: Translator['t'], field: string, { key, min, max }: FieldProblem, pattern = '*'): string {
  const text = problemKey(field, key)
  const byRule = text === 'field.format' || (key !== 'empty' && patternsWithLength.includes(pattern))
  return byRule && hasWords(pattern) ? t('field.check', { kind: t(`hint.${pattern}`) }) : t(text, { min, max })
}

/** The rule of a field as its hint, before anything is typed (VAL-10 to VAL-29). */
export function hintText(t: Translator['t'], { name, pattern, min, max }: FieldRule): string | undefined {
  if (fieldsWithHint.includes(name)) return t(`field.${name}.hint`)
  if (fieldsWithoutHint.includes(name) || !hasWords(pattern)) return undefined
  const kind = t(`hint.${pattern}`)
  return patternsWithLength.includes(pattern) ? kind : t(min === max ? 'hint.exact' : 'hint.range', { min, max, kind })
}
