import { callError, uniqueId, type CallError } from '@baize/client'
import type { Output, Refusal, register, registerSettings } from '@baize/contract'
import { useRef, useState } from 'react'
import { useRequests } from '../../parts/requests.ts'
import { useHost } from '../../runtime/context.tsx'
import { useScope, useText } from '../../scope.ts'
import type { Values } from '../../ui/form-values.ts'
import { useForm, type FormState, type Refused } from '../../ui/useForm.ts'
import { refusedFields, registerProblems, registration, type Codes } from './fields.ts'

export type Settings = Output<typeof registerSettings>

interface RegisterForm {
  form: FormState
  /** Which captcha it is. */
  captcha: number
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  USERNAME_TAKEN: 'username',
  TERMS_REQUIRED: 'terms',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_INVALID: 'captcha',
}
/** Trouble after which nobody knows whether the account was opened: the same words are then sent under the same key. */
const unheard: readonly string[] = ['NETWORK', 'TIMEOUT', 'BAD_REPLY']

/** @param opened - hears the account's name before its session begins */
export function useRegisterForm(settings: Settings, codes: Codes, opened: (account: string) => void): RegisterForm {
  const scope = useScope()
  const { element } = useHost()
  const { open } = useRequests()
  const { t, refusal } = useText()
  const [captcha, setCaptcha] = useState(1)
  const attempt = useRef({ content: '', key: '' })

  const refused = (error: CallError): Refused => {
    const { fields } = (error.value ?? {}) as Refusal<typeof register>
    const field = fieldOf[error.code]
    if (error.code === 'FIELD_INVALID' && fields) return { problems: refusedFields(t, settings.fields, fields) }
    return field ? { problems: { [field]: refusal(error) } } : { message: refusal(error) }
  }

  const send = async (values: Values) => {
    const input = registration(values, codes, location)
    const content = JSON.stringify(input)
    if (attempt.current.content !== content) attempt.current = { content, key: uniqueId() }
    let account = ''
    const hear = (name: string) => opened((account = name))
    try {
      await scope.session.register({ ...input, idempotencyKey: attempt.current.key }, element, hear)
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      // The account is there and only its session is not: what is left to do is a login (REG-33).
      if (account) open('login', { username: account })
      if (!unheard.includes(error.code)) {
        attempt.current = { content: '', key: '' }
        setCaptcha(turn => turn + 1)
      }
      return refused(error)
    }
  }

  const document = settings.terms[0]?.title ?? t('register.termsTitle')
  const check = (values: Values) => registerProblems(t, settings.fields, values, document, settings.captchaEnabled)
  return { form: useForm({ check, send, eager: true }), captcha }
}
