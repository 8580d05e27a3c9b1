import type { ReactNode } from 'react'
import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { Username } from '../shared/Username.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { byPassword } from './by-password.ts'
import { useLogin, type Side } from './use-login.ts'

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
  const { form, captcha } = useLogin(side, byPassword)
  return (
    <Form state={form} label={label} trouble={trouble}>
      <Username value={username} />
      <Password />
      {captcha > 0 && <Captcha turn={captcha} />}
      <div className="login-row">{children}</div>
      <Submit>{t('login.submit')}</Submit>
    </Form>
  )
}
