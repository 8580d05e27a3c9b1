import { remarkMax, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { AmountField } from './AmountField.tsx'
import type { Config } from './pages.ts'
import { usePaymentRule } from './payment-password/use-payment-rule.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { keyRound } from '../../../ui/media/icons.gen.ts'

interface NoPaymentPasswordProps {
  /** The dialog is on its way. */
  busy: boolean
  onSet: () => void
}

/** Without a transaction password nothing is transferred: one press leads to it, and what was typed stays. */
function NoPaymentPassword({ busy, onSet }: NoPaymentPasswordProps) {
  const { t } = useText()
  return (
    <>
      <Alert kind="warn">
        <span>{t('transfer.noPassword')}</span>
      </Alert>
      <Button kind="primary" size="large" block icon={keyRound} loading={busy} onClick={onSet}>
        {t('transfer.setPassword')}
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

const setDialog = () => import('./payment-password/SetPaymentPassword.tsx')

/** To whom, how much, and what shows that it is the owner who transfers. */
export function TransferForm({ form, direction, account, config, asksCode }: TransferFormProps) {
  const { t } = useText()
  const { inputMode } = usePaymentRule()
  const [setting, setSetting] = useState(false)
  const late = useLazy(setting ? setDialog : null)
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
        <AmountField config={config} />
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
            {asksCode && <TwoFactorCodeField label={t('transfer.code')} />}
            <Submit>{t('transfer.continue')}</Submit>
          </>
        ) : (
          <NoPaymentPassword busy={setting && !late} onSet={() => setSetting(true)} />
        )}
      </Form>
      {setting && late && <late.SetPaymentPassword config={config} onClose={() => setSetting(false)} />}
    </>
  )
}
