import { useLayoutEffect, useState, useMemo } from 'react'
import { mobileFieldCss, MobileField } from '../../../shared/security/phone/MobileField.tsx'
import { type Country, mobileProblems } from '../../../shared/security/phone/mobile-number.ts'
import { smsCodeCss, SmsCode } from '../../../shared/security/phone/SmsCode.tsx'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs, tabsCss } from '../../../ui/data/Tabs.tsx'
import { type Side, useLogin } from './use-login.ts'
import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { smsWaits } from '../../../shared/security/phone/sms-wait.ts'
import { useSendCode } from '../../../shared/security/phone/use-send-code.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { smsCredentials } from './sms-credentials.ts'

interface SmsFormProps {
  side: Side
  label: string
  countries: readonly Country[]
}

/**
 * A login with a number and the code sent to it. A number that waits for its next code is filled in
 * again (AUTH-36).
 */
function SmsForm({ side, label, countries }: SmsFormProps) {
  const { t } = useText()
  const fields = useMemo(() => smsCredentials(countries), [countries])
  const { form, captcha } = useLogin(side, fields)
  const send = useSendCode('login')
  return (
    <Form state={form} label={label}>
      <MobileField countries={countries} defaultValue={smsWaits.last('login')} />
      <SmsCode purpose="login" check={values => mobileProblems(t, countries, values, 'login')} send={send} />
      {captcha > 0 && <Captcha turn={captcha} isNext />}
      <Submit>{t('login.submit')}</Submit>
    </Form>
  )
}

const sheets = [...tabsCss, ...mobileFieldCss, ...smsCodeCss]

interface SmsTabProps {
  side: Side
  label: string
  countries: readonly Country[]
  /** Called with the attributes of the panel around the other form. */
  onPanel: (panel: object) => void
}

/**
 * Two login methods as tabs: the form that is drawn already, and the one by text message (AUTH-56).
 * Values typed into either stay.
 */
export function SmsTab({ side, label, countries, onPanel }: SmsTabProps) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [method, setMethod] = useState<'username' | 'sms'>('username')
  const [seen, setSeen] = useState(false)
  useSheets(sheets)
  useLayoutEffect(() => {
    onPanel(tabPanel(prefix, 'username', method))
    return () => onPanel({})
  }, [onPanel, prefix, method])

  const choose = (name: typeof method) => {
    setMethod(name)
    setSeen(true)
  }
  return (
    <>
      <Tabs
        label={label}
        prefix={prefix}
        tabs={[
          { name: 'username', label: t('field.username.label') },
          { name: 'sms', label: t('login.sms') },
        ]}
        chosen={method}
        onChoose={choose}
      />
      <div {...tabPanel(prefix, 'sms', method)}>
        {seen && <SmsForm side={side} label={label} countries={countries} />}
      </div>
    </>
  )
}
