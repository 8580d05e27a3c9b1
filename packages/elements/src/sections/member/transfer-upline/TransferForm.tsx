import { remarkMax, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { useText } from '../../../scope.ts'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { keyRound } from '../../../ui/media/icons.gen.ts'
import { AmountField } from '../../../shared/money/AmountField.tsx'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import type { Config } from './peer-transfers.ts'

interface NoPaymentPasswordProps {
  /** The dialog is on its way. */
  busy: boolean
  onSet: () => void
}

/**
 * Shown to an account without a transaction password: the button opens the dialog that sets one,
 * and the form keeps its values.
 */
function NoPaymentPassword({ busy, onSet }: NoPaymentPasswordProps) {
  const { t } = useText()
  return (
    <>
      <Alert kind="warn">
        <span>{t('transfer.noPassword')}</span>
      </Alert>
      <Button kind="primary" size="large" block icon={keyRound} loading={busy} onClick={onSet}>
        {t('paymentPassword.set')}
      </Button>
    </>
  )
}

interface TransferFormProps {
  form: FormState
  direction: TransferDirection
  /** The account below that is filled in. */
  account: string
  config: Config
  asksCode: boolean
}

const loadDialog = () => import('../../../shared/security/SetPaymentPassword.tsx')

/** The form of a transfer: receiver, amount, remark, and the transaction password. */
export function TransferForm({ form, direction, account, config, asksCode }: TransferFormProps) {
  const { t, money } = useText()
  const { inputMode } = usePaymentRule()
  const [setting, setSetting] = useState(false)
  const written = (amount: string) => money(amount, config.currency, config.currencySymbol)
  const dialog = useLazy(setting ? loadDialog : null)
  return (
    <>
      <Form state={form} label={t(`transfer.${direction}`)}>
        {direction === 'upline' ? (
          <TextField name="upline" label={t('transfer.to')} value={config.upline ?? ''} readOnly dir="ltr" />
        ) : (
          <TextField
            name="account"
            label={t('transfer.account')}
            hint={t('transfer.accountHint')}
            required
            defaultValue={account}
            autoComplete="off"
            maxLength={64}
          />
        )}
        <AmountField
          limits={config}
          texts={{
            label: t('transfer.amount'),
            hint: t('transfer.limits', { min: written(config.min), max: written(config.max) }),
            all: t('transfer.all'),
          }}
        />
        <TextField
          name="remark"
          label={t('transfer.remark')}
          hint={t('transfer.remarkHint', { max: remarkMax })}
          autoComplete="off"
          maxLength={2 * remarkMax}
          dir="auto"
        />
        {config.hasPaymentPassword ? (
          <>
            <Password
              name="paymentPassword"
              label={t('field.paymentPassword.label')}
              autoComplete="off"
              inputMode={inputMode}
            />
            {asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
            <Submit>{t('transfer.continue')}</Submit>
          </>
        ) : (
          <NoPaymentPassword busy={setting && !dialog} onSet={() => setSetting(true)} />
        )}
      </Form>
      {setting && dialog && <dialog.SetPaymentPassword config={config} onClose={() => setSetting(false)} />}
    </>
  )
}
