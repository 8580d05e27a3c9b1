import type { FieldRule } from '@baize/contract'
import { checkField, defaultPassword } from '@baize/contract'

/** What a site may change about its registration form. */
export interface RegisterOptions {
  /** Whether the affiliate code can be typed; a code that comes with the page is kept either way (REG-27). */
  affiliateCode?: boolean
}

const field = (name: string, pattern: string, min: number, max: number, show = true): FieldRule => ({
  name,
  show,
  required: show,
  pattern,
  min,
  max,
})

/** The fields that registration asks for and their rules: the default form is username and password (REG-01, VAL-06, VAL-07). */
export function registerRules(options: RegisterOptions = {}): FieldRule[] {
  return [
    field('username', 'LETTER_FIRST', 6, 16),
    field('password', 'LETTERS_AND_NUMBERS', 8, 64),
    field('confirmPassword', '*', 1, 255),
    { ...field('affiliateCode', 'LETTERS_NUMBERS', 1, 64, options.affiliateCode ?? false), required: false },
  ]
}

/** A registration as it came; its fields are read as texts. */
export type Typed = Readonly<Record<string, unknown>>

const textOf = (typed: Typed, name: string): string => {
  const value = typed[name]
  return typeof value === 'string' ? value : ''
}

/**
 * What is wrong with a registration: the key of the text, by field; empty where all is well. Fields that the site hides are not checked
 * (VAL-65). The browser checks with the same rules (VAL-66).
 */
export function registerProblems(rules: readonly FieldRule[], typed: Typed): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.show) continue
    const problem = checkField(rule, textOf(typed, rule.name))
    if (problem) problems[rule.name] = problem.key
  }
  if (!problems.password && isGuessable(typed)) problems.password = 'format'
  if (!problems.confirmPassword && typed.confirmPassword !== typed.password)
    problems.confirmPassword = 'in_password_inconsistent'
  return problems
}

/** A person may choose neither their username nor the opening password of accounts that agents open (VAL-07). */
function isGuessable(typed: Typed): boolean {
  const [username, password] = [textOf(typed, 'username'), textOf(typed, 'password')]
  return password === defaultPassword || password.toLowerCase() === username.toLowerCase()
}
