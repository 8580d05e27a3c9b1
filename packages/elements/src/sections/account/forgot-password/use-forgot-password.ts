import {
  forgotByEmail,
  patterns,
  type Refusal,
  type FieldRule,
  type resetPassword,
  registerSettings,
  whitelabel,
  type Output,
} from '@baize/contract'
import { useState, useEffect } from 'react'
import { problemText } from '../../../shared/feedback/field-text.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText, useRead } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState, type Refused } from '../../../shared/forms/use-form.ts'
import type { Opened, PasswordReset, CallError, Translator } from '@baize/client'
import { refusedPasswordProblems } from '../shared/new-password.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { isFlagOn } from '../../../shared/gates/whitelabel-flag.ts'

export type Settings = Output<typeof registerSettings>
export type ResetMethod = 'email' | 'phone'

interface ResetMethodsState {
  status: 'idle' | 'loading' | 'ready' | 'error'
  error: CallError | undefined
  refresh: () => void
  settings: Settings | undefined
  /** The methods of the site, the preferred one first. */
  order: readonly ResetMethod[]
}

/**
 * The methods to reset a password on this site: by e-mail always, by phone with SMS; a flag picks
 * the first (AUTH-45, AUTH-46, ROLE-35).
 */
export function useResetMethods(): ResetMethodsState {
  const { language } = useText()
  const settings = useRead(registerSettings, { language })
  const flags = useRead(whitelabel, {})
  const refresh = () => {
    settings.refresh()
    flags.refresh()
  }
  const known = settings.data && flags.data
  const byPhone = settings.data?.smsResetEnabled === true
  const phoneFirst = flags.data !== undefined && isFlagOn(flags.data.tree, 'CHNGPASSVERIF3')
  const both: readonly ResetMethod[] = phoneFirst ? ['phone', 'email'] : ['email', 'phone']
  const failed = settings.status === 'error' ? settings : flags
  return {
    status: known ? 'ready' : failed.status,
    error: failed.error,
    refresh,
    settings: known && settings.data,
    order: byPhone ? both : ['email'],
  }
}

/**
 * The form of a username, or of the mobile number that stands for one; its length was checked when
 * it was chosen.
 */
const isWellFormed: Readonly<Record<string, (value: string) => boolean>> = {
  username: value => patterns.LETTERS_NUMBERS.test(value.replace(/^\+/, '')),
  email: value => patterns.EMAIL.test(value),
}

/** Username and e-mail, both there and well formed (VAL-55). */
export function emailProblems(t: Translator['t'], values: Values): Problems {
  const problems: Record<string, string> = {}
  for (const [name, fits] of Object.entries(isWellFormed)) {
    const value = values[name] ?? ''
    if (!value) problems[name] = t('field.empty')
    else if (!fits(value)) problems[name] = problemText(t, name, { key: 'format' })
  }
  return problems
}

/** Refusals that belong to one field. */
const emailFieldOf: Readonly<Record<string, string>> = { CAPTCHA_REQUIRED: 'captcha', CAPTCHA_INVALID: 'captcha' }

interface EmailResetState {
  form: FormState
  /** Which captcha it is; 0 while the platform has not asked for one. */
  captcha: number
}

/**
 * Asks for a link by e-mail; once asked for, the captcha stays, and every failure brings a new one.
 */
export function useEmailReset(onSent: (message: string) => void): EmailResetState {
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
    // A picture counts with the browser's work alone.
    const working = code ? scope.solveProofOfWork() : scope.proofIfRequired()
    const [proof, device] = await Promise.all([working, scope.session.deviceTag()])
    return scope.call(forgotByEmail, { username, email, ...answer, ...device, ...proof })
  }
  const { send } = useCommand<Values, unknown, Refusal<typeof forgotByEmail>>(perform, {
    fieldOf: emailFieldOf,
    onDone: () => onSent(t('forgot.sent')),
    onRefused({ code }, { needCaptcha, fields }) {
      if (captcha || needCaptcha || code === 'CAPTCHA_REQUIRED') setCaptcha(turn => turn + 1)
      return code === 'FIELD_INVALID' && fields ? { problems: wordsOf(fields) } : undefined
    },
  })
  return { form: useForm({ check, send, eager: true }), captcha }
}

/** Refusals that belong to one field. */
const resetFieldOf: Readonly<Record<string, string>> = {
  PHONE_INVALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_MISSING: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
}

interface ResetRequest {
  reset: PasswordReset
  done: (opened: Opened) => void
}

/**
 * Sets a forgotten password; what it resolves to was refused. The login that follows may be asked
 * for more (AUTH-28).
 */
export function useResetPassword(rule: FieldRule | undefined) {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()
  const perform = ({ reset }: ResetRequest, element: HTMLElement) => scope.session.resetPassword(reset, element)
  const { send } = useCommand<ResetRequest, Opened, Refusal<typeof resetPassword>>(perform, {
    fieldOf: resetFieldOf,
    onDone: (opened, { done }) => done(opened),
    onRefused({ code }, { fields, secondVerification }) {
      if (secondVerification) {
        open('second-verification', secondVerification)
        return 'elsewhere'
      }
      return code === 'FIELD_INVALID' && fields ? { problems: refusedPasswordProblems(t, rule, fields) } : undefined
    },
  })
  return (reset: PasswordReset, done: (opened: Opened) => void): Promise<Refused | undefined> => send({ reset, done })
}

const parameter = 'resetToken'

/**
 * Takes the token that the link of an e-mail carries out of the address, fragments included in no
 * request (AUTH-43).
 */
function takeToken(): string {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const token = fragment.get(parameter)
  if (!token) return ''
  fragment.delete(parameter)
  const rest = fragment.toString()
  history.replaceState(history.state, '', `${location.pathname}${location.search}${rest && `#${rest}`}`)
  return token
}

/**
 * The token with which a new password is set; empty where the visitor came without one. It is
 * removed from the address as soon as it is read, and kept in memory as long as the element. Only
 * on the operator's own site: another page's fragment is not ours.
 */
export function useResetToken(): [token: string, drop: () => void] {
  const scope = useScope()
  const [token, setToken] = useState(() => (scope.ownSite() ? takeToken() : ''))

  useEffect(() => {
    const look = () => {
      const other = scope.ownSite() ? takeToken() : ''
      if (other) setToken(other)
    }
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [scope])
  return [token, () => setToken('')]
}
