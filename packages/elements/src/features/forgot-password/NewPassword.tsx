import { newPasswordProblems, passwordRule } from '../../parts/new-password.ts'
import { NewPasswordFields } from '../../parts/NewPasswordFields.tsx'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { useForm } from '../../ui/useForm.ts'
import { useReset } from './use-reset.ts'
import type { Settings } from './use-ways.ts'

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
      <Button type="submit" kind="primary" size="large" block loading={form.busy}>
        {t('forgot.set')}
      </Button>
      <Button kind="ghost" block disabled={form.busy} onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </Form>
  )
}
