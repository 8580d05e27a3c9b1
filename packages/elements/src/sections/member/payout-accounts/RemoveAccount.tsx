import { removePayoutAccount, type PayoutAccount } from '@baize/contract'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { accountReads } from './accounts.ts'

const styles = [...dialogCss, ...formCss, ...passwordFieldCss, ...buttonCss]

interface RemoveAccountProps {
  account: PayoutAccount
  /** Whether a code of the authenticator is asked for. */
  needsCode: boolean
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an account is removed, for the transaction password and a code (API-94). */
export function RemoveAccount({ account, needsCode, onRemoved, onClose }: RemoveAccountProps) {
  useSheets(styles)
  const { t } = useText()
  const { inputMode } = usePaymentRule()
  const factor = useTwoFactorCode(needsCode)
  const { send } = useAction(removePayoutAccount, {
    fieldOf: { PAYMENT_PASSWORD_INVALID: 'paymentPassword' },
    refresh: accountReads,
    onDone: onRemoved,
    onRefused: error => factor.refused(error) ?? undefined,
  })
  const form = useForm({
    check: values => ({
      ...(!values['paymentPassword'] && { paymentPassword: t('field.empty') }),
      ...factor.check(values),
    }),
    send: ({ paymentPassword = '', code }) => send({ id: account.id, paymentPassword, ...(code && { code }) }),
  })
  return (
    <Dialog title={t('payout.removeTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <Form state={form} label={t('payout.removeTitle')}>
        <p>
          <bdi>{account.bank}</bdi>,{' '}
          <bdi dir="ltr" translate="no">
            {account.numberMasked}
          </bdi>
        </p>
        <p>{t('payout.removeText')}</p>
        <Password
          name="paymentPassword"
          label={t('field.paymentPassword.label')}
          autoComplete="off"
          inputMode={inputMode}
        />
        {factor.asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
        <Submit kind="danger" cancel={t('common.cancel')} onCancel={onClose}>
          {t('payout.remove')}
        </Submit>
      </Form>
    </Dialog>
  )
}
