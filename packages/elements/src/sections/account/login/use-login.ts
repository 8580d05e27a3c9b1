import { callError, type Credentials } from '@baize/client'
import type { login, Refusal } from '@baize/contract'
import { useState } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState, type Refused } from '../../../ui/forms/use-form.ts'
import { popups } from './popups.ts'

export type Side = 'player' | 'agent'

/** One way to say who you are. */
export interface LoginMethod {
  /** What the platform is sent of the form. */
  credentials: (values: Values) => Credentials
  /** What is missing or wrong before anything is sent. */
  check: (values: Values, t: (key: string) => string) => Problems
}

interface LoginFormState {
  form: FormState
  /** Which captcha it is; 0 while the platform has not asked for one (AUTH-06). */
  captcha: number
}

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  CAPTCHA_INVALID: 'captcha',
  PHONE_INVALID: 'mobileNum',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
}

/** The login form: once asked for, the captcha stays until a login succeeds, and every failure brings a new one (AUTH-07). */
export function useLogin(side: Side, way: LoginMethod): LoginFormState {
  const scope = useScope()
  const { element } = useHost()
  const { open } = useNavigation()
  const { t, refusal } = useText()
  const [captcha, setCaptcha] = useState(0)

  const send = async (values: Values): Promise<Refused | undefined> => {
    const { captcha: code, captchaId, remember } = values
    const answer = code && captchaId ? { captcha: code, captchaId } : {}
    const credentials = way.credentials(values)
    const { session } = scope
    const keep = () => void (remember && session.remember.keep(credentials).catch(() => {}))
    try {
      await session.login({ ...credentials, side, ...answer }, element)
      keep()
      return undefined
    } catch (thrown) {
      const error = callError(thrown)
      const { needCaptcha, secondVerification } = (error.value ?? {}) as Refusal<typeof login>
      if (captcha || needCaptcha || error.code === 'CAPTCHA_REQUIRED') setCaptcha(turn => turn + 1)
      const popup = popups[error.code]
      if (popup) {
        if (secondVerification) keep()
        open(popup, secondVerification)
        return undefined
      }
      scope.fail(error, element)
      const field = fieldOf[error.code]
      return field ? { problems: { [field]: refusal(error) } } : { message: refusal(error) }
    }
  }

  const check = (values: Values) => ({
    ...way.check(values, t),
    ...(captcha > 0 && !values['captcha'] && { captcha: t('field.captcha') }),
  })
  return { form: useForm({ check, send }), captcha }
}
