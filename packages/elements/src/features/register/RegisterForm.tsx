import { Captcha } from '../../parts/Captcha.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RegisterField } from './RegisterField.tsx'
import { isKnown, shownRules, type Codes } from './fields.ts'
import { Terms } from './Terms.tsx'
import { useRegisterForm, type Settings } from './useRegisterForm.ts'

interface RegisterFormProps {
  settings: Settings
  codes: Codes
  username: string
  opened: (account: string) => void
}

/** The fields that the operator has switched on, in their order (REG-01). */
export function RegisterForm({ settings, codes, username, opened }: RegisterFormProps) {
  const { t } = useText()
  const { form, captcha } = useRegisterForm(settings, codes, opened)
  return (
    <Form state={form} label={t('register.title')}>
      <div className="register-fields">
        {shownRules(settings.fields)
          .filter(isKnown)
          .map(rule => (
            <RegisterField key={rule.name} rule={rule} codes={codes} username={username} />
          ))}
        {settings.captchaEnabled && <Captcha turn={captcha} />}
      </div>
      <Terms documents={settings.terms} />
      <Button type="submit" kind="primary" size="large" block loading={form.busy}>
        {t('register.submit')}
      </Button>
    </Form>
  )
}
