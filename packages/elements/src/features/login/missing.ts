import type { Problems, Values } from '../../ui/form-values.ts'

/** What must be filled in: a login asks for nothing more (AUTH-03, AUTH-04, VAL-07). */
export function missing(values: Values, asked: boolean, words: { empty: string; captcha: string }): Problems {
  const problems: Record<string, string> = {}
  for (const name of ['username', 'password']) if (!values[name]) problems[name] = words.empty
  if (asked && !values['captcha']) problems['captcha'] = words.captcha
  return problems
}
