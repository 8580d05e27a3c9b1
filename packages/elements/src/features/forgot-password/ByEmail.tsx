import { Captcha } from '../../parts/Captcha.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
      <TextField
        name="username"
        label={t('field.username.label')}
        required
        autoComplete="username"
        defaultValue={username}
        maxLength={64}
      />
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
      <Button type="submit" kind="primary" size="large" block loading={form.busy}>
        {t('forgot.send')}
      </Button>
    </Form>
  )
}
