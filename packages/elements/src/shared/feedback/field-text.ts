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
 * A problem of a field in words: 'Please enter 6 - 16 characters' (VAL-03, VAL-04), and after it
 * the rule of the pattern where the value breaks that.
 * @param pattern - of its rule
 */
export function problemText(t: Translator['t'], field: string, problem: FieldProblem, pattern = '*'): string {
  const { key, min, max, malformed } = problem
  const text = problemKey(field, key)
  const words = t(text, { min, max })
  if (!hasWords(pattern)) return words
  const kind = t(`hint.${pattern}`)
  if (text === 'field.format' || (key !== 'empty' && patternsWithLength.includes(pattern)))
    return t('field.check', { kind })
  const isBroken = (key === 'format' || malformed) && !fieldsWithoutHint.includes(field)
  return isBroken ? t('field.rule', { problem: words, kind }) : words
}

/** The words for a password that is the username, or the first that an attacker would try. */
export const guessableText = (t: Translator['t']): string =>
  t('field.rule', { problem: t('field.password.format'), kind: t('hint.notGuessable') })

/** The rule of a field as its hint, before anything is typed (VAL-10 to VAL-29). */
export function hintText(t: Translator['t'], { name, pattern, min, max }: FieldRule): string | undefined {
  if (fieldsWithHint.includes(name)) return t(`field.${name}.hint`)
  if (fieldsWithoutHint.includes(name) || !hasWords(pattern)) return undefined
  const kind = t(`hint.${pattern}`)
  return patternsWithLength.includes(pattern) ? kind : t(min === max ? 'hint.exact' : 'hint.range', { min, max, kind })
}
