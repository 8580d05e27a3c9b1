import { accountNumberMax, payeeNameMax, type PayoutKind } from '@baize/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../scope.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { groupWhileTyped, numberProblem } from './account-number.ts'
import type { Accounts } from './accounts.ts'
import { isSameName } from './payee-name.ts'
import { useNewAccount } from './use-new-account.ts'

const text = { type: 'text', className: 'field-input', spellCheck: false } as const

interface AccountFormProps {
  kind: PayoutKind
  data: Accounts
  onAdded: (id: string) => void
  onBack: () => void
}

/** The form of a new account of one kind. */
export function AccountForm({ kind, data, onAdded, onBack }: AccountFormProps) {
  const { t } = useText()
  const { inputMode } = usePaymentRule()
  const holder = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const offered = data.providers.filter(provider => provider.kind === kind)
  const [first] = offered
  const [providerId, setProviderId] = useState(offered.length === 1 ? (first?.id ?? '') : '')
  const format = (offered.find(({ id }) => id === providerId) ?? first)?.format ?? 'account'
  const payeeName = data.payeeName ?? ''
  const { form, asksCode } = useNewAccount({ kind, format, data, payeeName, onAdded })

  const takeRealName = () => {
    if (!holder.current) return
    holder.current.value = payeeName
    form.clearProblem('holder')
    form.markValid('holder')
    holder.current.focus()
  }
  /** What is right is said at once; what is wrong, when the field is left. */
  const typed = () => {
    if (holder.current && isSameName(holder.current.value, payeeName)) form.markValid('holder')
    if (number.current && !numberProblem(format, number.current.value)) form.markValid('number')
  }
  const chooseProvider = (id: string) => {
    setProviderId(id)
    form.clearProblem('number')
  }
  const options = offered.map(({ id, name }) => ({ value: id, label: name }))
  const useIt = form.problems['holder'] !== undefined && (
    <LinkButton className="payout-use" onClick={takeRealName}>
      {t('payout.useName')}
    </LinkButton>
  )
  return (
    <div onInput={typed}>
      <Form state={form} label={t('payout.addTitle')}>
        <Field name="holder" label={t(`payout.holder.${kind}`)} required end={useIt}>
          {control => (
            <input
              {...control}
              {...text}
              ref={holder}
              defaultValue={payeeName}
              autoComplete="name"
              maxLength={2 * payeeNameMax}
              dir="auto"
            />
          )}
        </Field>
        <Select
          name="providerId"
          label={t(`payout.provider.${kind}`)}
          required
          value={providerId}
          onChange={event => chooseProvider(event.currentTarget.value)}
          options={offered.length === 1 ? options : [{ value: '', label: t('payout.choose') }, ...options]}
        />
        <Field
          key={format}
          name="number"
          label={t(`payout.number.${format}`)}
          hint={t(`payout.hint.${format}`)}
          required
        >
          {control => (
            <input
              {...control}
              {...text}
              ref={number}
              inputMode={format === 'email' ? 'email' : 'text'}
              autoComplete="off"
              autoCapitalize={format === 'iban' ? 'characters' : 'none'}
              maxLength={accountNumberMax}
              dir="ltr"
              translate="no"
              onInput={event => groupWhileTyped(event.currentTarget, format)}
            />
          )}
        </Field>
        <Password
          name="paymentPassword"
          label={t('field.paymentPassword.label')}
          hint={t('payout.why')}
          autoComplete="off"
          inputMode={inputMode}
        />
        {asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
        {kind === 'crypto' && (
          <Checkbox name="checked" required>
            {t('payout.checked')}
          </Checkbox>
        )}
        {data.list.length > 0 && <Checkbox name="default">{t('payout.asDefault')}</Checkbox>}
        <div className="payout-actions">
          <Button size="large" disabled={form.busy} onClick={onBack}>
            {t('payout.back')}
          </Button>
          <Button type="submit" kind="primary" size="large" loading={form.busy}>
            {t('payout.add')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
