import { payoutAccounts, peerTransfers, setPaymentPassword, withdrawConfig } from '@baize/contract'
import { useSheets } from '../../runtime/use-sheets.ts'
import { useText, useTextOf } from '../../scope.ts'
import { Skeleton } from '../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../ui/forms/Button.tsx'
import { Form, formCss } from '../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../ui/forms/PasswordField.tsx'
import { Submit } from '../../ui/forms/Submit.tsx'
import { Dialog, dialogCss } from '../../ui/overlays/Dialog.tsx'
import { useAction } from '../actions/use-action.ts'
import { hintText } from '../feedback/field-text.ts'
import { useForm } from '../forms/use-form.ts'
import { Password } from './Password.tsx'
import { paymentPasswordProblems, paymentPasswordWords, type PaymentPasswordFacts } from './payment-password-values.ts'
import { TwoFactorCodeField } from './TwoFactorCodeField.tsx'
import { usePaymentRule } from './use-payment-rule.ts'
import { useTwoFactorCode } from './use-two-factor-code.ts'

const styles = [...dialogCss, ...formCss, ...passwordFieldCss, ...buttonCss]

/** Reads that say whether there is a transaction password. */
const changed = [peerTransfers, payoutAccounts, withdrawConfig]

interface SetPaymentPasswordProps {
  config: PaymentPasswordFacts
  /** It is set. */
  onDone?: () => void
  onClose: () => void
}

function PaymentPasswordForm({ config, onDone, onClose }: SetPaymentPasswordProps) {
  const { t } = useText()
  const { rule, inputMode } = usePaymentRule()
  const factor = useTwoFactorCode(config.needsCode)
  const { send } = useAction(setPaymentPassword, {
    fieldOf: { OLD_PASSWORD_INVALID: 'password', PAYMENT_PASSWORD_INVALID: 'oldPaymentPassword' },
    refresh: changed,
    onDone() {
      onDone?.()
      onClose()
    },
    onRefused(error, { fields }) {
      const key = fields?.['paymentPassword']
      return (
        factor.refused(error) ??
        (key ? { problems: { newPaymentPassword: paymentPasswordWords(t, rule, key) } } : undefined)
      )
    },
  })
  const form = useForm({
    check: values => ({ ...paymentPasswordProblems(t, rule, values, config), ...factor.check(values) }),
    send: ({ password, oldPaymentPassword, newPaymentPassword = '', confirmPaymentPassword = '', code }) =>
      send({
        paymentPassword: newPaymentPassword,
        confirmPaymentPassword,
        ...(oldPaymentPassword && { oldPaymentPassword }),
        ...(password && { password }),
        ...(code && { code }),
      }),
    eager: true,
  })
  const { hasPassword, hasPaymentPassword } = config
  const action = t(hasPaymentPassword ? 'paymentPassword.change' : 'paymentPassword.set')
  const secret = { autoComplete: 'off', inputMode } as const
  return (
    <Form state={form} label={action}>
      <p>{t('paymentPassword.text')}</p>
      {hasPassword && <Password label={t('paymentPassword.login')} />}
      {hasPaymentPassword && <Password name="oldPaymentPassword" label={t('paymentPassword.old')} {...secret} />}
      <Password
        name="newPaymentPassword"
        label={t(hasPaymentPassword ? 'paymentPassword.new' : 'field.paymentPassword.label')}
        hint={rule && hintText(t, rule)}
        {...secret}
      />
      <Password name="confirmPaymentPassword" label={t('field.confirmPaymentPassword.label')} {...secret} />
      {factor.asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
      <Submit cancel={t('common.cancel')} onCancel={onClose}>
        {action}
      </Submit>
    </Form>
  )
}

/**
 * The dialog that sets or changes a transaction password, over whatever waits for it (MEM-16,
 * API-90). Its words stand in the texts of members.
 */
export function SetPaymentPassword(props: SetPaymentPasswordProps) {
  useSheets(styles)
  const { t } = useText()
  // The texts of the account section hold the words for refusals.
  const words = useTextOf('account')
  return (
    <Dialog
      title={t(props.config.hasPaymentPassword ? 'paymentPassword.change' : 'paymentPassword.set')}
      closeLabel={t('common.close')}
      onClose={props.onClose}
    >
      {words ? <PaymentPasswordForm {...props} /> : <Skeleton height={320} />}
    </Dialog>
  )
}
