import type { IdentityProof } from '@baize/client'
import { sendRegisterSms, type FieldRule } from '@baize/contract'
import { MobileField, mobileFieldCss } from '../../../../shared/security/phone/MobileField.tsx'
import { mobileNumberOf, mobileProblems } from '../../../../shared/security/phone/mobile-number.ts'
import { SmsCode, smsCodeCss } from '../../../../shared/security/phone/SmsCode.tsx'
import { smsWaits } from '../../../../shared/security/phone/sms-wait.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useScope, useText } from '../../../../scope.ts'
import type { Values } from '../../../../ui/forms/form-values.ts'
import type { Settings } from '../register-fields.ts'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { useProvider } from '../../shared/identity/use-provider.ts'
import { FailureDialog } from '../../../../shared/feedback/FailureDialog.tsx'
import { useElement } from '../../../../runtime/context.tsx'
import { Button } from '../../../../ui/forms/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'

/**
 * Whether the site has numbers confirmed by its identity provider. A project of firebase's own is
 * not asked: the platform sends the code.
 */
const isConfirmedByProvider = ({ firebase }: Settings): boolean =>
  firebase.enabled && firebase.channels.includes('phone') && !('apiKey' in firebase)

interface PhoneConfirmationProps {
  settings: Settings
  required: boolean
  /** Called with the provider's proof of the number. */
  onProof: (proof: IdentityProof) => void
}

/** In place of a code: the provider confirms the number in a window of its own (REG-18, REG-37). */
function PhoneConfirmation({ settings, required, onProof }: PhoneConfirmationProps) {
  const { t, refusal } = useText()
  const { signal } = useElement()
  const provider = useProvider(settings.firebase)
  const perform = async () => {
    if (!provider) return
    // Nothing is awaited before this: browsers open a window within a click alone.
    const firebaseIdToken = await provider.signIn('phone', signal)
    onProof({ firebaseChannel: 'phone', firebaseIdToken })
  }
  const { busy, failure, run, clearFailure } = useCommand(perform, {})
  const button = (
    <Button className="field-button" loading={busy} onClick={() => void run()}>
      {t('register.confirm')}
    </Button>
  )
  return (
    <>
      <TextField
        name="verificationCode"
        label={t('sms.label')}
        placeholder={t('register.unconfirmed')}
        required={required}
        readOnly
        beside={button}
      />
      {failure && <FailureDialog title={t('ways.failed')} text={refusal(failure)} onClose={clearFailure} />}
    </>
  )
}

const sheets = [...mobileFieldCss, ...smsCodeCss]

interface MobileFieldsProps {
  /** Called with the provider's proof of the number. */
  onProof: (proof: IdentityProof) => void
  rule: FieldRule
  settings: Settings
}

/**
 * The mobile number of a registration (REG-03), or the code that is sent to it (REG-29, REG-30). A
 * number that waits for its next code stands there again.
 */
export function MobileFields({ rule, settings, onProof }: MobileFieldsProps) {
  const { countries } = settings
  useSheets(sheets)
  if (rule.name === 'mobileNum')
    return <MobileField countries={countries} required={rule.required} defaultValue={smsWaits.last('register')} />
  if (isConfirmedByProvider(settings))
    return <PhoneConfirmation settings={settings} required={rule.required} onProof={onProof} />
  return <CodeField rule={rule} settings={settings} />
}

function CodeField({ rule, settings }: Omit<MobileFieldsProps, 'onProof'>) {
  const { t } = useText()
  const scope = useScope()
  const { countries, registerType } = settings
  const send = (values: Values) => {
    const { mobileNum, countryDialingCode } = mobileNumberOf(values)
    const asked = { countryDialingCode, mobileNo: mobileNum, registerType }
    return scope.sendWithProof(proof => scope.call(sendRegisterSms, { ...asked, ...proof }))
  }
  return (
    <SmsCode
      purpose="register"
      required={rule.required}
      check={values => mobileProblems(t, countries, values, 'registration')}
      send={send}
    />
  )
}
