import { useText, useTextOf } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Affected } from './Affected.tsx'
import type { Request } from './requests.ts'
import { useAnswer, type Answered } from './use-answer.ts'
import { Password } from '../../../shared/security/Password.tsx'

/** The transaction password of the account; its words are those of the forms of accounts, which come with it. */
function TransactionPassword() {
  const text = useTextOf('account')
  if (!text) return null
  return <Password name="paymentPassword" label={text.t('field.paymentPassword.label')} autoComplete="off" />
}

interface AcceptProps {
  request: Request
  asksPassword: boolean
  onDone: (answered: Answered) => void
  onReject: () => void
  onLater: () => void
}

/** The way to accept: what would end below is named, and ended only by who agrees to it (CON-05 to CON-07). */
export function Accept({ request, asksPassword, onDone, onReject, onLater }: AcceptProps) {
  const { t } = useText()
  const answer = useAnswer(request, onDone)
  const { affectedDownlines: affected, startAt } = request
  const requestType = request.requestType ?? 'new'
  const blocked = requestType === 'new' && !startAt

  const check = ({ confirm, paymentPassword }: Values): Record<string, string> => ({
    ...(affected.length && !confirm && { confirm: t('contract.mustEnd') }),
    ...(asksPassword && !paymentPassword && { paymentPassword: t('field.empty') }),
  })
  const send = ({ confirm, paymentPassword }: Values) =>
    answer({
      decision: 'accept',
      ...(confirm && { confirmDownlineTermination: true }),
      ...(asksPassword && { paymentPassword }),
    })
  const form = useForm({ check, send })
  return (
    <Form state={form} label={t(`contract.accept.${requestType}`)}>
      {blocked && (
        <Alert kind="warn">
          <span>{t('error.CONTRACT_BLOCKED')}</span>
        </Alert>
      )}
      {affected.length > 0 && <Affected request={request} />}
      {asksPassword && !blocked && <TransactionPassword />}
      <div className="plain-actions">
        <Button kind="ghost" disabled={form.busy} onClick={onLater}>
          {t('contract.later')}
        </Button>
        <Button disabled={form.busy} onClick={onReject}>
          {t('contract.reject')}
        </Button>
        {!blocked && (
          <Button type="submit" kind="primary" loading={form.busy}>
            {t(`contract.accept.${requestType}`)}
          </Button>
        )}
      </div>
    </Form>
  )
}
