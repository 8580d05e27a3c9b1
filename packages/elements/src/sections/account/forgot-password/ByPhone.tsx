import { mobileProblems, mobileIn } from '../../../shared/security/phone/mobile-number.ts'
import { MobileField } from '../../../shared/security/phone/MobileField.tsx'
import { passwordRule, newPasswordProblems } from '../shared/new-password.ts'
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { smsWaits } from '../../../shared/security/phone/sms-wait.ts'
import { SmsCode } from '../../../shared/security/phone/SmsCode.tsx'
import { useSendCode } from '../../../shared/security/phone/use-send-code.ts'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Settings } from './use-reset-methods.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import { useReset } from './use-reset.ts'

/** A valid number, the code sent to it and a valid new password (VAL-56 to VAL-58); who sets it is logged in and goes home (AUTH-47). */
function useByPhone({ countries, fields }: Settings): FormState {
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

export function ByPhone({ settings }: { settings: Settings }) {
  const { t } = useText()
  const { countries } = settings
  const form = useByPhone(settings)
  const send = useSendCode('reset')
  return (
    <Form state={form} label={t('forgot.phone')}>
      <MobileField countries={countries} defaultValue={smsWaits.last('reset')} />
      <SmsCode purpose="reset" check={values => mobileProblems(t, countries, values)} send={send} />
      <NewPasswordFields rule={passwordRule(settings.fields)} />
      <Submit>{t('forgot.set')}</Submit>
    </Form>
  )
}
