import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { UsernameField } from '../shared/UsernameField.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useEmailReset, type Settings, useResetPassword } from './use-forgot-password.ts'
import { mobileProblems, mobileNumberOf } from '../../../shared/security/phone/mobile-number.ts'
import { MobileField } from '../../../shared/security/phone/MobileField.tsx'
import { passwordRule, newPasswordProblems } from '../shared/new-password.ts'
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { smsWaits } from '../../../shared/security/phone/sms-wait.ts'
import { SmsCode } from '../../../shared/security/phone/SmsCode.tsx'
import { useSendCode } from '../../../shared/security/phone/use-send-code.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'

interface EmailResetFormProps {
  username: string
  onSent: (message: string) => void
}

export function EmailResetForm({ username, onSent }: EmailResetFormProps) {
  const { t } = useText()
  const { form, captcha } = useEmailReset(onSent)
  return (
    <Form state={form} label={t('forgot.email')}>
      <p className="forgot-text">
        {t('forgot.emailText')} {t('forgot.noEmail')}
      </p>
      <UsernameField value={username} />
      <TextField
        name="email"
        label={t('field.email.label')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {captcha > 0 && <Captcha turn={captcha} isNext />}
      <Submit>{t('forgot.send')}</Submit>
    </Form>
  )
}

/**
 * A valid number, the code sent to it and a valid new password (VAL-56 to VAL-58); who sets it is
 * logged in and goes home (AUTH-47).
 */
function usePhoneReset({ countries, fields }: Settings): FormState {
  const { t } = useText()
  const { home } = useNavigation()
  const rule = passwordRule(fields)
  const reset = useResetPassword(rule)

  const check = (values: Values) => ({
    ...mobileProblems(t, countries, values, 'login'),
    ...(!values['verificationCode'] && { verificationCode: t('field.code') }),
    ...newPasswordProblems(t, rule, '', values),
  })
  const send = (values: Values) => {
    const { newPassword = '', verificationCode = '' } = values
    return reset({ newPassword, verificationCode, ...mobileNumberOf(values) }, home)
  }
  return useForm({ check, send, eager: true })
}

export function PhoneResetForm({ settings }: { settings: Settings }) {
  const { t } = useText()
  const { countries } = settings
  const form = usePhoneReset(settings)
  const send = useSendCode('reset')
  return (
    <Form state={form} label={t('forgot.phone')}>
      <MobileField countries={countries} defaultValue={smsWaits.last('reset')} />
      <SmsCode purpose="reset" check={values => mobileProblems(t, countries, values, 'login')} send={send} />
      <NewPasswordFields rule={passwordRule(settings.fields)} />
      <Submit>{t('forgot.set')}</Submit>
    </Form>
  )
}

interface NewPasswordFormProps {
  settings: Settings
  /** Of the link in the e-mail. */
  token: string
  onDone: (message: string) => void
  /** Asks for another link. */
  onAgain: () => void
}

/**
 * The step that the link of an e-mail opens. It logs nobody in: the link may lie in a mailbox that
 * others read (AUTH-43).
 */
export function NewPasswordForm({ settings, token, onDone, onAgain }: NewPasswordFormProps) {
  const { t } = useText()
  const rule = passwordRule(settings.fields)
  const reset = useResetPassword(rule)
  const form = useForm({
    check: values => newPasswordProblems(t, rule, '', values),
    send: ({ newPassword = '' }) => reset({ newPassword, resetToken: token }, () => onDone(t('forgot.done'))),
    eager: true,
  })
  return (
    <Form state={form} label={t('forgot.newTitle')}>
      <NewPasswordFields rule={rule} />
      <Submit cancel={t('forgot.again')} onCancel={onAgain}>
        {t('forgot.set')}
      </Submit>
    </Form>
  )
}
