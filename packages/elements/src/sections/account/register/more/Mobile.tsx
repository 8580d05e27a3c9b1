import type { IdentityProof } from '@baize/client'
import { sendRegisterSms } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import { MobileField, mobileFieldCss } from '../../../../shared/security/phone/MobileField.tsx'
import { mobileIn, mobileProblems } from '../../../../shared/security/phone/mobile-number.ts'
import { SmsCode, smsCodeCss } from '../../../../shared/security/phone/SmsCode.tsx'
import { smsWaits } from '../../../../shared/security/phone/sms-wait.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useScope, useText } from '../../../../scope.ts'
import type { Values } from '../../../../ui/forms/form-values.ts'
import type { Settings } from '../fields/rules.ts'
import { PhoneCheck, usesProvider } from './PhoneCheck.tsx'

const sheets = [...mobileFieldCss, ...smsCodeCss]

interface MobilePartProps {
  /** Hears what the site's identity provider says of the number. */
  onProof: (proof: IdentityProof) => void
  rule: FieldRule
  settings: Settings
}

/** The mobile number of a registration (REG-03), or the code that is sent to it (REG-29, REG-30). A number that waits for its next code stands there again. */
export function MobilePart({ rule, settings, onProof }: MobilePartProps) {
  const { countries } = settings
  useSheets(sheets)
  if (rule.name === 'mobileNum')
    return <MobileField countries={countries} required={rule.required} defaultValue={smsWaits.last('register')} />
  if (usesProvider(settings)) return <PhoneCheck settings={settings} required={rule.required} onProof={onProof} />
  return <CodePart rule={rule} settings={settings} />
}

function CodePart({ rule, settings }: Omit<MobilePartProps, 'onProof'>) {
  const { t } = useText()
  const scope = useScope()
  const { countries, registerType } = settings
  const send = (values: Values) => {
    const { mobileNum, countryDialingCode } = mobileIn(values)
    const asked = { countryDialingCode, mobileNo: mobileNum, registerType }
    return scope.proven(proof => scope.call(sendRegisterSms, { ...asked, ...proof }))
  }
  return (
    <SmsCode
      purpose="register"
      required={rule.required}
      check={values => mobileProblems(t, countries, values)}
      send={send}
    />
  )
}
