import { mobileProblems } from '../../../shared/security/phone/mobile-number.ts'
import { MobileField } from '../../../shared/security/phone/MobileField.tsx'
import { passwordRule } from '../shared/new-password.ts'
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { smsWaits } from '../../../shared/security/phone/sms-wait.ts'
import { SmsCode } from '../../../shared/security/phone/SmsCode.tsx'
import { useSendCode } from '../../../shared/security/phone/use-send-code.ts'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { useByPhone } from './use-by-phone.ts'
import type { Settings } from './use-reset-methods.ts'

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
