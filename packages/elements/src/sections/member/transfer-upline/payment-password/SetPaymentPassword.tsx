import { useText } from '../../../../scope.ts'
import { hintText } from '../../../../shared/feedback/field-text.ts'
import { TwoFactorCodeField } from '../../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../../shared/security/Password.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Submit } from '../../../../ui/forms/Submit.tsx'
import type { Config } from '../pages.ts'
import { usePaymentRule } from './use-payment-rule.ts'
import { useSetPayment } from './use-set-payment.ts'

interface SetPaymentPasswordProps {
  /** Says whether the account has a password, and an authenticator, to ask for. */
  config: Pick<Config, 'hasPassword' | 'needsCode'>
  onClose: () => void
}

/** Sets the transaction password of an account that has none, over the transfer that waits for it (API-90). */
export function SetPaymentPassword({ config, onClose }: SetPaymentPasswordProps) {
  const { t } = useText()
  const { rule, inputMode } = usePaymentRule()
  const { hasPassword } = config
  const { form, asksCode } = useSetPayment({ rule, config, onDone: onClose })
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
        {asksCode && <TwoFactorCodeField label={t('transfer.code')} />}
        <Submit cancel={t('common.cancel')} onCancel={onClose}>
          {t('transfer.setPassword')}
        </Submit>
      </Form>
    </Dialog>
  )
}
