import { balance as balanceEndpoint, decimals, payerNameMax, plainAmount, sumOfAmounts } from '@baize/contract'
import type { CallError } from '@baize/client'
import { useRef, useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useText } from '../../../scope.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { AmountField, amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { BalanceAmount } from '../../../shared/money/BalanceAmount.tsx'
import { separatorsOf, typedAmount } from '../../../shared/money/typed-amount.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { chargeOf } from '../shared/charge.ts'
import css from './amount-step.css'
import { DepositSummary } from './DepositSummary.tsx'
import {
  arrivalText,
  depositOf,
  depositProblems,
  orderedAmount,
  readAmount,
  refusedDeposit,
  type DepositContext,
  type Method,
  type Methods,
} from './deposit-values.ts'
import { MethodIcon, useMethodText } from './MethodStep.tsx'
import { useDeposit, type PlacedDeposit } from './use-deposit.ts'

const styles = [...formCss, ...amountFieldCss, css]

interface PresetsProps {
  presets: readonly string[]
  currency: string
  /** The amount that is typed. */
  chosen: string | null
  onChoose: (amount: string) => void
}

/** Amounts to choose from. */
function Presets({ presets, currency, chosen, onChoose }: PresetsProps) {
  const { t, amount, number } = useText()
  if (!presets.length) return null
  return (
    <div className="deposit-presets" part="presets" role="group" aria-label={t('deposit.presets')}>
      {presets.map(preset => {
        const plain = plainAmount(preset)
        return (
          <button
            key={preset}
            type="button"
            className="deposit-preset"
            aria-pressed={chosen !== null && plainAmount(chosen) === plain}
            onClick={() => onChoose(preset)}
          >
            {plain.includes('.') ? amount(preset, currency) : number(plain)}
          </button>
        )
      })}
    </div>
  )
}

interface AmountStepProps {
  methods: Methods
  group: Methods['groups'][number]['code']
  method: Method
  onBack: () => void
  onPlaced: (placed: PlacedDeposit) => void
  /** The method has an order that is open already. */
  onOpen: (orderNo: string) => void
}

/** The amount of a deposit, and what comes of it (MEM-25). */
export function AmountStep({ methods, group, method, onBack, onPlaced, onOpen }: AmountStepProps) {
  const text = useText()
  const { t, money, locale, refusal } = text
  useSheets(styles)
  const { currency, currencySymbol, payerName } = methods
  const { data: wallet } = useRead(balanceEndpoint, {})
  const conditions = useMethodText(methods)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const context: DepositContext = { method, currency, separators: separatorsOf(locale), written }

  const refused = (error: CallError) => {
    const { orderNo } = (error.value ?? {}) as { orderNo?: string }
    if (error.code === 'DEPOSIT_OPEN' && orderNo) onOpen(orderNo)
    else form.refuse(refusedDeposit(t, error, refusal(error), context))
  }
  const machine = useDeposit({ onPlaced, onRefused: refused })
  const { stage } = machine
  const form = useForm({
    check: values => depositProblems(t, values, context),
    send(values) {
      const order = depositOf(values, context)
      machine.confirm(order)
      machine.send(order)
      return Promise.resolve(undefined)
    },
  })
  const choose = (preset: string) => {
    if (!input.current) return
    input.current.value = typedAmount(preset, context.separators)
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  const amount = orderedAmount(typed, context)
  const charge = amount === null ? null : chargeOf(amount, method, currency)
  const sum = (value: string | undefined | null) => <Money text={value ? written(value) : '–'} />
  const after = charge && wallet ? written(sumOfAmounts([wallet.available, charge.net])) : '–'
  const places = decimals(currency, method.min, method.max)
  const busy = stage.name === 'confirm' && stage.busy
  const unknown = stage.name === 'unknown' ? stage : null

  return (
    <>
      <div className="member-main deposit-main">
        <div className="deposit-method deposit-chosen">
          <MethodIcon group={group} />
          <span className="deposit-method-text">
            <b>{method.name}</b>
            <span>{conditions(method)}</span>
          </span>
          <LinkButton aria-label={t('deposit.changeMethod')} disabled={busy || unknown !== null} onClick={onBack}>
            {t('deposit.change')}
          </LinkButton>
        </div>
        <div role="status" className="deposit-status">
          {stage.name === 'confirm' && stage.lost && (
            <Alert kind="warn">
              <span>{t('deposit.lost')}</span>
            </Alert>
          )}
          {unknown && (
            <Alert kind="warn">
              <span>{t(unknown.busy ? 'deposit.looking' : 'deposit.unknown')}</span>
            </Alert>
          )}
        </div>
        {unknown && (
          <Button kind="primary" size="large" block loading={unknown.busy} onClick={() => machine.look(unknown.order)}>
            {t('deposit.look')}
          </Button>
        )}
        <div hidden={unknown !== null} onInput={() => setTyped(input.current?.value ?? '')}>
          <Form state={form} label={t('deposit.title')}>
            <AmountField
              limits={{ ...method, currency, currencySymbol }}
              texts={{
                label: t('deposit.amount'),
                hint: t(places ? 'deposit.decimals' : 'deposit.whole', { count: places }),
              }}
              input={input}
            />
            <Presets
              presets={method.presets}
              currency={currency}
              chosen={readAmount(typed, context)}
              onChoose={choose}
            />
            {method.needsPayer && (
              <TextField
                name="payerName"
                label={t('deposit.payerName')}
                hint={t('deposit.payerHint')}
                required
                defaultValue={payerName ?? ''}
                autoComplete="name"
                maxLength={2 * payerNameMax}
                dir="auto"
              />
            )}
            <div className="deposit-actions">
              <Button size="large" disabled={busy} onClick={onBack}>
                {t('deposit.back')}
              </Button>
              <Button type="submit" kind="money" size="large" loading={busy}>
                {amount === null ? t('deposit.send') : t('deposit.sendAmount', { amount: written(amount) })}
              </Button>
            </div>
            <p className="deposit-note">{t('deposit.payNext')}</p>
          </Form>
        </div>
      </div>
      <DepositSummary
        lines={[
          { name: 'pay', value: sum(amount) },
          { name: 'fee', value: sum(charge?.fee) },
          { name: 'toBeCredited', value: sum(charge?.net) },
          { name: 'arrives', value: arrivalText(text, method.arrivesWithin) },
          { name: 'balanceAfter', value: <BalanceAmount text={after} />, isTotal: true },
        ]}
        payerName={method.needsPayer ? payerName : null}
      />
    </>
  )
}
