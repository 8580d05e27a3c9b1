import type { changePassword, FieldRule, Refusal } from '@baize/contract'
import { newPasswordProblems, refusedPasswordProblems } from '../shared/new-password.ts'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { useEffect, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'

/**
 * A login that waits for a new password, as far as a form has to know it. The password itself stays
 * with the client.
 */
interface PendingLogin {
  username: string
  /** Whether the old password is known from the login, so that nobody is asked again (AUTH-40). */
  oldKnown: boolean
  expired: boolean
}

/**
 * The login that waits, or null; undefined until that is known. It is given up with the element:
 * closing the popup cancels the login (AUTH-27).
 */
export function usePendingLogin(): PendingLogin | null | undefined {
  const { session } = useScope()
  const { signal } = useElement()
  const [waiting, setWaiting] = useState<PendingLogin | null>()

  useEffect(() => {
    let mounted = true
    // A login that waits has loaded the session's actions; where they do not load, no login waits.
    const known = session.pendingPasswordChange().catch(() => null)
    void known.then(pending => {
      if (!mounted) return
      if (!pending) return setWaiting(null)
      setWaiting({ username: pending.userName, oldKnown: pending.password !== '', expired: pending.passwordExpired })
      signal.addEventListener('abort', () => void session.abandonPasswordChange())
    })
    return () => void (mounted = false)
  }, [session, signal])
  return waiting
}

interface Options {
  rule: FieldRule | undefined
  username: string
  oldKnown: boolean
  onDone: () => void
}

interface ChangeFormState {
  form: FormState
  /** The platform wants a code of the authenticator, too (AUTH-31). */
  asksCode: boolean
}

/**
 * The form of a new password: checked by the rule of registration, refused at its fields (VAL-52 to
 * VAL-54).
 */
export function useChangePassword({ rule, username, oldKnown, onDone }: Options): ChangeFormState {
  const scope = useScope()
  const { t } = useText()
  const factor = useTwoFactorCode()

  const check = (values: Values) => ({
    ...(!oldKnown && !values['oldPassword'] && { oldPassword: t('field.empty') }),
    ...newPasswordProblems(t, rule, username, values),
    ...factor.check(values),
  })
  const perform = (values: Values, element: HTMLElement) => {
    const { oldPassword, newPassword = '', confirmNewPassword = '', code } = values
    const shown = { ...(oldPassword && { oldPassword }), ...(code && { code }) }
    return scope.session.changePassword({ ...shown, newPassword, confirmNewPassword }, element)
  }
  const { send } = useCommand<Values, unknown, Refusal<typeof changePassword>>(perform, {
    fieldOf: oldKnown ? {} : { OLD_PASSWORD_INVALID: 'oldPassword' },
    onDone,
    onRefused: (error, { fields }) =>
      factor.refused(error) ??
      (error.code === 'FIELD_INVALID' && fields ? { problems: refusedPasswordProblems(t, rule, fields) } : undefined),
  })
  return { form: useForm({ check, send, eager: true }), asksCode: factor.asksCode }
}
