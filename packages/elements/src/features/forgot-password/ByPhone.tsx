import { mobileProblems } from '../../parts/mobile-number.ts'
import { MobileField } from '../../parts/MobileField.tsx'
import { passwordRule } from '../../parts/new-password.ts'
import { NewPasswordFields } from '../../parts/NewPasswordFields.tsx'
import { smsWaits } from '../../parts/sms-wait.ts'
import { SmsCode } from '../../parts/SmsCode.tsx'
import { useSendCode } from '../../parts/use-send-code.ts'
import { useText } from '../../scope.ts'
import { Form } from '../../ui/Form.tsx'
import { Submit } from '../../ui/Submit.tsx'
import { useByPhone } from './use-by-phone.ts'
import type { Settings } from './use-ways.ts'

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
