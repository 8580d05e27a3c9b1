import type { Translator } from '@baize/client'
import { checkField, peerTransfers, setPaymentPassword, type FieldRule } from '@baize/contract'
import { problemText, hintText } from '../../../shared/feedback/field-text.ts'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useText } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Config } from './peer-transfers.ts'

interface Options {
  rule: FieldRule | undefined
  /** Says whether the account has a password, and an authenticator, to ask for. */
  config: Pick<Config, 'hasPassword' | 'needsCode'>
  onDone: () => void
}

interface SetPaymentState {
  form: FormState
  /** The platform wants a code of the authenticator, too (AUTH-31). */
  asksCode: boolean
}

/** The words for a key of the platform's at the new password. */
function wordsOf(t: Translator['t'], rule: FieldRule | undefined, key: string): string {
  const known = key === 'empty' || key === 'length' || key === 'lengthExact' ? key : 'format'
  const { min, max, pattern } = rule ?? {}
  return problemText(t, 'paymentPassword', { key: known, min, max }, pattern)
}

/** Problems of a transaction password and its repetition, by field (VAL-09, VAL-40). */
function problemsOf(t: Translator['t'], rule: FieldRule | undefined, values: Values, asksPassword: boolean): Problems {
  const { password, newPaymentPassword = '', confirmPaymentPassword = '' } = values
  const problem = rule ? checkField(rule, newPaymentPassword) : null
  return {
    ...(asksPassword && !password && { password: t('field.empty') }),
    ...(problem && { newPaymentPassword: problemText(t, 'paymentPassword', problem, rule?.pattern) }),
    ...(confirmPaymentPassword !== newPaymentPassword && { confirmPaymentPassword: t('field.mismatchPayment') }),
  }
}

/** The form that sets a transaction password. The transfer that waits learns of it by itself. */
function useSetPayment({ rule, config, onDone }: Options): SetPaymentState {
  const { t } = useText()
  const factor = useTwoFactorCode(config.needsCode)

  const { send } = useAction(setPaymentPassword, {
    fieldOf: { OLD_PASSWORD_INVALID: 'password' },
    refresh: [peerTransfers],
    onDone,
    onRefused(error, { fields }) {
      const key = fields?.['paymentPassword']
      return factor.refused(error) ?? (key ? { problems: { newPaymentPassword: wordsOf(t, rule, key) } } : undefined)
    },
  })
  const input = ({ password, newPaymentPassword = '', confirmPaymentPassword = '', code }: Values) => ({
    paymentPassword: newPaymentPassword,
    confirmPaymentPassword,
    ...(password && { password }),
    ...(code && { code }),
  })
  const check = (values: Values) => ({ ...problemsOf(t, rule, values, config.hasPassword), ...factor.check(values) })
  return { form: useForm({ check, send: values => send(input(values)), eager: true }), asksCode: factor.asksCode }
}

interface SetPaymentPasswordProps {
  /** Says whether the account has a password, and an authenticator, to ask for. */
  config: Pick<Config, 'hasPassword' | 'needsCode'>
  onClose: () => void
}

/**
 * Sets the transaction password of an account that has none, over the transfer that waits for it
 * (API-90).
 */
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
