import { useText, useTextOf } from '../../../scope.ts'
import { hintText } from '../../../shared/feedback/field-text.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { OpenedAccount } from './Opened.tsx'
import { TypeField } from './TypeField.tsx'
import { useNewAccount, useUsernameRule } from './use-new-account.ts'

/** What an account is opened with; its password is drawn by the platform. */
export function NewAccount({ onOpened }: { onOpened: (opened: OpenedAccount) => void }) {
  const { t } = useText()
  const account = useTextOf('account')
  const rule = useUsernameRule()
  const form = useNewAccount(rule, onOpened)
  return (
    <>
      <p className="register-centre-text">{t('agentRegister.manual.text')}</p>
      <Form state={form} label={t('agentRegister.manual.tab')}>
        <TypeField />
        <TextField
          name="username"
          label={t('field.username.label')}
          hint={rule && account ? hintText(account.t, rule) : undefined}
          required
          autoComplete="off"
          maxLength={64}
        />
        <Submit>{t('agentRegister.manual.submit')}</Submit>
      </Form>
    </>
  )
}
