import type { FieldProblem, FieldRule } from '@baize/contract'

type Key = FieldProblem['key']
type T = (key: string, values?: Record<string, unknown>) => string

/** Fields whose problems have words of their own; all others share the general ones. */
const own: Readonly<Record<string, readonly Key[]>> = {
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
  own[field]?.includes(key) ? `field.${field}.${key}` : `field.${key}`

/** What is wrong with a field, in words: 'Please enter 6 - 16 characters' (VAL-03, VAL-04). */
export const problemText = (t: T, field: string, { key, min, max }: FieldProblem): string =>
  t(problemKey(field, key), { min, max })

/** Rules that are told before anything is typed, by field and pattern. */
const hinted: readonly string[] = ['username:LETTER_FIRST', 'password:LETTERS_AND_NUMBERS']

/** What a field asks for, where it has a short way to say so. */
export const hintText = (t: T, { name, pattern, min, max }: FieldRule): string | undefined =>
  hinted.includes(`${name}:${pattern}`) ? t(`field.${name}.hint_${pattern}`, { min, max }) : undefined
