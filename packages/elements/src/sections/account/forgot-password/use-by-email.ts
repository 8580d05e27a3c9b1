import { forgotByEmail, patterns, type Refusal } from '@baize/contract'
import { useState } from 'react'
import { problemText } from '../../../shared/feedback/field-text.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

type T = (key: string, values?: Record<string, unknown>) => string

/** A username, or the mobile number that is one; how long it has to be was asked when it was chosen. */
const looksRight: Readonly<Record<string, (value: string) => boolean>> = {
  username: value => patterns.LETTERS_NUMBERS.test(value.replace(/^\+/, '')),
  email: value => patterns.EMAIL.test(value),
}

/** Username and e-mail, both there and well formed (VAL-55). */
export function emailProblems(t: T, values: Values): Problems {
  const problems: Record<string, string> = {}
  for (const [name, fits] of Object.entries(looksRight)) {
    const value = values[name] ?? ''
    if (!value) problems[name] = t('field.empty')
    else if (!fits(value)) problems[name] = problemText(t, name, { key: 'format' })
  }
  return problems
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = { CAPTCHA_REQUIRED: 'captcha', CAPTCHA_INVALID: 'captcha' }

interface ByEmail {
  form: FormState
  /** Which captcha it is; 0 while the platform has not asked for one. */
  captcha: number
}

/** Asks for a link by e-mail; once asked for, the captcha stays, and every failure brings a new one. */
export function useByEmail(onSent: (message: string) => void): ByEmail {
  const scope = useScope()
  const { t } = useText()
  const [captcha, setCaptcha] = useState(0)

  const check = (values: Values) => ({
    ...emailProblems(t, values),
    ...(captcha > 0 && !values['captcha'] && { captcha: t('field.captcha') }),
  })
  const wordsOf = (fields: Readonly<Record<string, string>>): Problems =>
    Object.fromEntries(
      Object.entries(fields).map(([name, key]) => [
        name,
        key === 'empty' ? t('field.empty') : problemText(t, name, { key: 'format' }),
      ]),
    )
  const perform = async ({ username = '', email = '', captcha: code, captchaId }: Values) => {
    const answer = code && captchaId ? { captcha: code, captchaId } : {}
    const proof = await scope.prove()
    return scope.call(forgotByEmail, { username, email, ...answer, ...proof })
  }
  const { send } = useCommand<Values, unknown, Refusal<typeof forgotByEmail>>(perform, {
    fieldOf,
    onDone: () => onSent(t('forgot.sent')),
    onRefused({ code }, { needCaptcha, fields }) {
      if (captcha || needCaptcha || code === 'CAPTCHA_REQUIRED') setCaptcha(turn => turn + 1)
      return code === 'FIELD_INVALID' && fields ? { problems: wordsOf(fields) } : undefined
    },
  })
  return { form: useForm({ check, send, eager: true }), captcha }
}
