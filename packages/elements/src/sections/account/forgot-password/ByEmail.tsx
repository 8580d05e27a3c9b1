import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { Username } from '../shared/Username.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useByEmail } from './use-by-email.ts'

interface ByEmailProps {
  username: string
  onSent: (message: string) => void
}

export function ByEmail({ username, onSent }: ByEmailProps) {
  const { t } = useText()
  const { form, captcha } = useByEmail(onSent)
  return (
    <Form state={form} label={t('forgot.email')}>
      <p className="forgot-text">{t('forgot.emailText')}</p>
      <Username value={username} />
      <TextField
        name="email"
        label={t('field.email.label')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {captcha > 0 && <Captcha turn={captcha} />}
      <Submit>{t('forgot.send')}</Submit>
    </Form>
  )
}
