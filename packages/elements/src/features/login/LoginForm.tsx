import type { ReactNode } from 'react'
import { Captcha } from '../../parts/Captcha.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { byPassword } from './by-password.ts'
import { useLoginForm, type Side } from './useLoginForm.ts'

interface LoginFormProps {
  side: Side
  username: string
  label: string
  /** What went wrong beside the form: the trial that did not begin. */
  trouble: string
  /** What stands over the button. */
  children: ReactNode
}

export function LoginForm({ side, username, label, trouble, children }: LoginFormProps) {
  const { t } = useText()
  const { form, captcha } = useLoginForm(side, byPassword)
  const eye = { show: t('common.showPassword'), hide: t('common.hidePassword') }
  return (
    <Form state={form} label={label} trouble={trouble}>
      <TextField
        name="username"
        label={t('field.username.label')}
        required
        autoComplete="username"
        defaultValue={username}
        maxLength={64}
      />
      <PasswordField
        name="password"
        label={t('field.password.label')}
        required
        autoComplete="current-password"
        texts={eye}
      />
      {captcha > 0 && <Captcha turn={captcha} />}
      <div className="login-row">{children}</div>
      <Button type="submit" kind="primary" size="large" block loading={form.busy}>
        {t('login.submit')}
      </Button>
    </Form>
  )
}
