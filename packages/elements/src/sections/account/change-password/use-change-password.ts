import { callError } from '@baize/client'
import type { changePassword, FieldRule, Refusal } from '@baize/contract'
import { newPasswordProblems, refusedPassword } from '../shared/new-password.ts'
import { useFactor } from '../../../shared/security/use-factor.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

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

/** The form of a new password: checked by the rule of registration, refused at its fields (VAL-52 to VAL-54). */
export function useChangePassword({ rule, username, oldKnown, onDone }: Options): ChangeFormState {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()
  const factor = useFactor()

  const check = (values: Values) => ({
    ...(!oldKnown && !values['oldPassword'] && { oldPassword: t('field.empty') }),
    ...newPasswordProblems(t, rule, username, values),
    ...factor.check(values),
  })
  const send = async ({ oldPassword, newPassword = '', confirmNewPassword = '', code }: Values) => {
    try {
      const shown = { ...(oldPassword && { oldPassword }), ...(code && { code }) }
      await scope.session.changePassword({ ...shown, newPassword, confirmNewPassword }, element)
      onDone()
    } catch (thrown) {
      const error = callError(thrown)
      const refused = factor.refused(error)
      if (error.code !== 'FACTOR_REQUIRED') scope.fail(error, element)
      if (refused) return refused
      const { fields } = (error.value ?? {}) as Refusal<typeof changePassword>
      if (error.code === 'FIELD_INVALID' && fields) return { problems: refusedPassword(t, rule, fields) }
      if (error.code === 'OLD_PASSWORD_INVALID' && !oldKnown) return { problems: { oldPassword: refusal(error) } }
      return { message: refusal(error) }
    }
  }
  return { form: useForm({ check, send, eager: true }), asksCode: factor.asksCode }
}
