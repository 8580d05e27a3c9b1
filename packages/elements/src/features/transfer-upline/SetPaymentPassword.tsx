import { useText } from '../../scope.ts'
import { hintText } from '../../parts/field-text.ts'
import { Password } from '../../parts/Password.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { Submit } from '../../ui/Submit.tsx'
import { usePaymentRule } from './use-payment-rule.ts'
import { useSetPayment } from './use-set-payment.ts'

interface SetPaymentPasswordProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean
  onClose: () => void
}

/** Sets the transaction password of an account that has none, over the transfer that waits for it (API-90). */
export function SetPaymentPassword({ hasPassword, onClose }: SetPaymentPasswordProps) {
  const { t } = useText()
  const { rule, inputMode } = usePaymentRule()
  const form = useSetPayment({ rule, hasPassword, onDone: onClose })
  return (
    <Dialog title={t('transfer.setPassword')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="transfers-text">{t('transfer.setText')}</p>
      <Form state={form} label={t('transfer.setPassword')}>
        {hasPassword && <Password label={t('transfer.password')} />}
        <Password
          name="newPaymentPassword"
          label={t('field.paymentPassword.label')}
          hint={rule && hintText(t, rule)}
          autoComplete="off"
          inputMode={inputMode}
        />
        <Password
          name="confirmPaymentPassword"
          label={t('field.confirmPaymentPassword.label')}
          autoComplete="off"
          inputMode={inputMode}
        />
        <Submit cancel={t('common.cancel')} onCancel={onClose}>
          {t('transfer.setPassword')}
        </Submit>
      </Form>
    </Dialog>
  )
}
