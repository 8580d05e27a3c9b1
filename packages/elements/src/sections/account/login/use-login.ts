import type { Credentials } from '@baize/client'
import type { login, Refusal } from '@baize/contract'
import { useState } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'

/**
 * Popups in which a refused login goes on, by the code of the refusal (AUTH-23, AUTH-28, REG-37).
 * They are given no secret.
 */
export const loginPopups: Readonly<Record<string, string>> = {
  SECOND_VERIFICATION: 'second-verification',
  PASSWORD_CHANGE_REQUIRED: 'change-password',
  REGISTER_REQUIRED: 'register',
}

export type Side = 'player' | 'agent'

/** How a login form is read and checked, by username or by mobile number. */
export interface CredentialFields {
  /** The values of the form as the platform takes them. */
  credentials: (values: Values) => Credentials
  /** Problems by field, found before anything is sent. */
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

/**
 * The login form: once asked for, the captcha stays until a login succeeds, and every failure
 * brings a new one (AUTH-07).
 */
export function useLogin(side: Side, fields: CredentialFields): LoginFormState {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()
  const [captcha, setCaptcha] = useState(0)

  const keep = (values: Values) =>
    void (values['remember'] && scope.session.remember.keep(fields.credentials(values)).catch(() => {}))
  const perform = async (values: Values, element: HTMLElement) => {
    const { captcha: code, captchaId } = values
    // A picture counts with the browser's work alone.
    const answer = code && captchaId ? { captcha: code, captchaId, ...(await scope.solveProofOfWork()) } : {}
    await scope.session.login({ ...fields.credentials(values), side, ...answer }, element)
  }
  const { send } = useCommand<Values, void, Refusal<typeof login>>(perform, {
    fieldOf,
    onDone: (_, values) => keep(values),
    onRefused({ code }, { needCaptcha, secondVerification }, values) {
      if (captcha || needCaptcha || code === 'CAPTCHA_REQUIRED') setCaptcha(turn => turn + 1)
      const popup = loginPopups[code]
      if (!popup) return undefined
      if (secondVerification) keep(values)
      open(popup, secondVerification)
      return 'elsewhere'
    },
  })

  const check = (values: Values) => ({
    ...fields.check(values, t),
    ...(captcha > 0 && values['captcha'] === '' && { captcha: t('field.captcha') }),
  })
  return { form: useForm({ check, send }), captcha }
}
