import type { RefObject } from 'react'
import { useText } from '../../../scope.ts'
import { AmountField } from '../../../shared/money/AmountField.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { ChoiceCards } from '../../../ui/forms/ChoiceCards.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { useDurationText } from '../shared/withdrawals/use-duration-text.ts'
import { ActiveBonuses } from './ActiveBonuses.tsx'
import { maxAmount, type WithdrawConfig } from './withdraw-values.ts'

/** What one should know before: whether it can be taken back, and what comes after it (WAL-23). */
function Note({ config: { reversible, claimMinutes } }: { config: WithdrawConfig }) {
  const { t } = useText()
  const duration = useDurationText()
  return (
    <Alert>
      <p>
        {t(reversible ? 'withdraw.reversible' : 'withdraw.final')}{' '}
        {t('withdraw.claim', { duration: duration(claimMinutes) })}
      </p>
    </Alert>
  )
}

interface WithdrawFormProps {
  form: FormState
  config: WithdrawConfig
  asksCode: boolean
  /** The field of the amount. */
  input: RefObject<HTMLInputElement | null>
}

/** The form of a withdrawal: account, amount, transaction password (MEM-30). */
export function WithdrawForm({ form, config, asksCode, input }: WithdrawFormProps) {
  const { t, money } = useText()
  const { navigate } = useNavigation()
  const { inputMode } = usePaymentRule()
  const { accounts, min, max, currency, currencySymbol } = config
  const written = (amount: string) => money(amount, currency, currencySymbol)
  return (
    <Form state={form} label={t('withdraw.title')}>
      <div className="withdraw-accounts">
        <ChoiceCards
          name="accountId"
          label={t('withdraw.toAccount')}
          defaultValue={accounts.find(account => account.default)?.id ?? accounts[0]?.id}
          choices={accounts.map(({ id, bank, numberMasked, holder }) => ({
            value: id,
            title: <bdi>{bank}</bdi>,
            text: (
              <>
                <bdi dir="ltr" translate="no">
                  {numberMasked}
                </bdi>
                , <bdi translate="no">{holder}</bdi>
              </>
            ),
          }))}
        />
        <LinkButton onClick={() => navigate('/member/securityCenter')}>{t('withdraw.changeAccounts')}</LinkButton>
      </div>
      <AmountField
        limits={{ min, max: maxAmount(config), currency, currencySymbol }}
        texts={{
          label: t('withdraw.amount'),
          hint: t('withdraw.limits', { min: written(min), max: written(max) }),
          all: t('withdraw.allOfIt'),
        }}
        input={input}
      />
      <Password
        name="paymentPassword"
        label={t('field.paymentPassword.label')}
        autoComplete="off"
        inputMode={inputMode}
      />
      {asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
      <ActiveBonuses config={config} />
      <Note config={config} />
      <Submit>{t('withdraw.continue')}</Submit>
    </Form>
  )
}
