import { callError } from '@baize/client'
import type { login, Refusal } from '@baize/contract'
import { useState } from 'react'
import { useHost } from '../../runtime/context.tsx'
import { useScope, useText } from '../../scope.ts'
import type { Values } from '../../ui/form-values.ts'
import { useForm, type FormState } from '../../ui/useForm.ts'
import { missing } from './missing.ts'

export type Side = 'player' | 'agent'

interface LoginFormState {
  form: FormState
  /** Which captcha it is; 0 while the platform has not asked for one (AUTH-06). */
  captcha: number
}

/** The login form: once asked for, the captcha stays until a login succeeds, and every failure brings a new one (AUTH-07). */
export function useLoginForm(side: Side): LoginFormState {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()
  const [captcha, setCaptcha] = useState(0)

  const send = async ({ username = '', password = '', captcha: code, captchaId }: Values) => {
    const answer = code && captchaId ? { captcha: code, captchaId } : {}
    try {
      await scope.session.login({ username, password, side, ...answer }, element)
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      const { needCaptcha } = (error.value ?? {}) as Refusal<typeof login>
      if (captcha || needCaptcha || error.code === 'CAPTCHA_REQUIRED') setCaptcha(turn => turn + 1)
      return error.code === 'CAPTCHA_INVALID' ? { problems: { captcha: refusal(error) } } : { message: refusal(error) }
    }
  }

  const words = { empty: t('field.empty'), captcha: t('field.captcha') }
  const form = useForm({ check: values => missing(values, captcha > 0, words), send })
  return { form, captcha }
}
