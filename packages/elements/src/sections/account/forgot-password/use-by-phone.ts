import { mobileIn, mobileProblems } from '../../../shared/security/phone/mobile-number.ts'
import { newPasswordProblems, passwordRule } from '../shared/new-password.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import { useReset } from './use-reset.ts'
import type { Settings } from './use-reset-methods.ts'

/** A valid number, the code sent to it and a valid new password (VAL-56 to VAL-58); who sets it is logged in and goes home (AUTH-47). */
export function useByPhone({ countries, fields }: Settings): FormState {
  const { t } = useText()
  const { home } = useNavigation()
  const rule = passwordRule(fields)
  const reset = useReset(rule)

  const check = (values: Values) => ({
    ...mobileProblems(t, countries, values),
    ...(!values['verificationCode'] && { verificationCode: t('field.code') }),
    ...newPasswordProblems(t, rule, '', values),
  })
  const send = (values: Values) => {
    const { newPassword = '', verificationCode = '' } = values
    return reset({ newPassword, verificationCode, ...mobileIn(values) }, home)
  }
  return useForm({ check, send, eager: true })
}
