import { newPasswordProblems, passwordRule } from '../shared/new-password.ts'
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useReset } from './use-reset.ts'
import type { Settings } from './use-reset-methods.ts'

interface NewPasswordProps {
  settings: Settings
  /** Of the link in the e-mail. */
  token: string
  onDone: (message: string) => void
  /** Asks for another link. */
  onAgain: () => void
}

/** The step that the link of an e-mail opens. It logs nobody in: the link may lie in a mailbox that others read (AUTH-43). */
export function NewPassword({ settings, token, onDone, onAgain }: NewPasswordProps) {
  const { t } = useText()
  const rule = passwordRule(settings.fields)
  const reset = useReset(rule)
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
