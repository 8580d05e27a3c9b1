import { useMemo } from 'react'
import { Captcha } from '../../../../shared/security/captcha/Captcha.tsx'
import type { Country } from '../../../../shared/security/phone/mobile-number.ts'
import { mobileProblems } from '../../../../shared/security/phone/mobile-number.ts'
import { MobileField } from '../../../../shared/security/phone/MobileField.tsx'
import { smsWaits } from '../../../../shared/security/phone/sms-wait.ts'
import { SmsCode } from '../../../../shared/security/phone/SmsCode.tsx'
import { useSendCode } from '../../../../shared/security/phone/use-send-code.ts'
import { useText } from '../../../../scope.ts'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Submit } from '../../../../ui/forms/Submit.tsx'
import { useLogin, type Side } from '../use-login.ts'
import { bySms } from './by-sms.ts'

interface SmsFormProps {
  side: Side
  label: string
  countries: readonly Country[]
}

/** A login with a number and the code sent to it. A number that waits for its next code stands there again (AUTH-36). */
export function SmsForm({ side, label, countries }: SmsFormProps) {
  const { t } = useText()
  const way = useMemo(() => bySms(countries), [countries])
  const { form, captcha } = useLogin(side, way)
  const send = useSendCode('login')
  return (
    <Form state={form} label={label}>
      <MobileField countries={countries} defaultValue={smsWaits.last('login')} />
      <SmsCode purpose="login" check={values => mobileProblems(t, countries, values)} send={send} />
      {captcha > 0 && <Captcha turn={captcha} />}
      <Submit>{t('login.submit')}</Submit>
    </Form>
  )
}
