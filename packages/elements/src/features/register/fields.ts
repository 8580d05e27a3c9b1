import type { FieldRule, Input, register } from '@baize/contract'
import { checkField, defaultPassword } from '@baize/contract'
import { problemText } from '../../parts/field-text.ts'
import type { Problems, Values } from '../../ui/form-values.ts'

type T = (key: string, values?: Record<string, unknown>) => string

/** Fields that this form can ask for, with what browsers and password managers must know of them. */
export const knownFields = {
  username: { type: 'text', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  affiliateCode: { type: 'text', autoComplete: 'off' },
  referralCode: { type: 'text', autoComplete: 'off' },
} as const
export type KnownField = keyof typeof knownFields
export type KnownRule = FieldRule & { name: KnownField }

export const isKnown = (rule: FieldRule): rule is KnownRule => rule.name in knownFields
/** The rules of the fields that are shown, in the operator's order (REG-01). */
export const shownRules = (rules: readonly FieldRule[]): FieldRule[] => rules.filter(rule => rule.show)

/** A person may choose neither their username nor the opening password of accounts that agents open (VAL-07). */
const guessable = ({ username = '', password = '' }: Values) =>
  password === defaultPassword || password.toLowerCase() === username.toLowerCase()

/**
 * What is wrong with a registration, by field. Hidden fields are not checked (VAL-65); the platform checks with the same rules (VAL-66).
 * @param document - title of the document that must be agreed to
 */
export function registerProblems(
  t: T,
  rules: readonly FieldRule[],
  values: Values,
  document: string,
  captcha: boolean,
): Problems {
  const problems: Record<string, string> = {}
  for (const rule of shownRules(rules)) {
    const problem = checkField(rule, values[rule.name] ?? '')
    if (problem) problems[rule.name] = problemText(t, rule.name, problem)
  }
  if (!problems['password'] && guessable(values)) problems['password'] = t('field.password.format')
  if (!problems['confirmPassword'] && values['confirmPassword'] !== values['password'])
    problems['confirmPassword'] = t('field.mismatch')
  if (captcha && !values['captcha']) problems['captcha'] = t('field.captcha')
  if (!values['terms']) problems['terms'] = t('field.terms', { title: document })
  return problems
}

/** The words for problems that the platform found, by field; its keys are those of the rules. */
export function refusedFields(t: T, rules: readonly FieldRule[], fields: Readonly<Record<string, string>>): Problems {
  const words = ([name, key]: [string, string]): [string, string] => {
    if (key === 'in_password_inconsistent') return [name, t('field.mismatch')]
    const { min, max } = rules.find(rule => rule.name === name) ?? {}
    const known = key === 'empty' || key === 'length' || key === 'lengthExact' ? key : 'format'
    return [name, problemText(t, name, { key: known, min, max })]
  }
  return Object.fromEntries(Object.entries(fields).map(words))
}

/** Codes that come with the page rather than from the person (REG-27, REG-28). */
export interface Codes {
  affiliateCode?: string
  referralCode?: string
}
type Registration = Omit<Input<typeof register>, 'idempotencyKey'>

const given = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value)) as Record<string, string>

/** What is sent: what was typed, the codes even where their fields are hidden, and where it happened (REG-23, REG-39). */
export function registration(
  values: Values,
  codes: Codes,
  page: Pick<Location, 'hostname' | 'origin' | 'pathname'>,
): Registration {
  const { username = '', password = '', confirmPassword = '' } = values
  const { affiliateCode = values['affiliateCode'], referralCode = values['referralCode'] } = codes
  return {
    username,
    password,
    confirmPassword,
    terms: values['terms'] === 'on',
    ...given({
      affiliateCode,
      referralCode,
      captcha: values['captcha'],
      captchaId: values['captcha'] && values['captchaId'],
    }),
    domain: page.hostname,
    // Without the query, in which a page may carry what is nobody's business.
    registerUrl: `${page.origin}${page.pathname}`.slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
  }
}
