import type { CallError } from '@baize/client'
import type { WithdrawalOrder } from '@baize/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../scope.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { BalanceAmount } from '../../../shared/money/BalanceAmount.tsx'
import { OrderFacts, type OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { OrderSteps, type OrderWord } from '../../../shared/money/OrderSteps.tsx'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import { Money } from '../../../ui/data/Money.tsx'
import { leftOf } from '../shared/bonus-values.ts'
import { chargeOf, type Charge } from '../shared/charge.ts'
import { AccountText } from '../shared/withdrawals/AccountText.tsx'
import { HeldBackForm } from './HeldBackForm.tsx'
import { useWithdraw } from './use-withdraw.ts'
import {
  heldBackBy,
  orderedAmount,
  refusedWithdrawal,
  withdrawalOf,
  withdrawProblems,
  type WithdrawConfig,
  type WithdrawContext,
  type WithdrawValues,
} from './withdraw-values.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Balance, what is left of it, and what comes of the amount, beside the form (MEM-30). */
function Summary({ config, charge }: { config: WithdrawConfig; charge: Charge | null }) {
  const { t, money, number } = useText()
  const { held, withdrawable, dailyLeft, countLeft, currency, currencySymbol } = config
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const sum = (amount: string | undefined) => <Money text={amount === undefined ? '–' : written(amount)} />
  const lines: readonly Omit<OrderFact, 'label'>[] = [
    { name: 'withdrawable', value: <BalanceAmount text={written(withdrawable)} /> },
    { name: 'onHold', value: <BalanceAmount text={written(held)} /> },
    { name: 'fee', value: sum(charge?.fee) },
    { name: 'net', value: sum(charge?.net), isTotal: true },
    { name: 'dailyLeft', value: sum(dailyLeft) },
    { name: 'countLeft', value: number(countLeft) },
  ]
  return (
    <aside className="member-summary" part="summary" aria-label={t('withdraw.summary')}>
      <h4 className="member-heading">{t('withdraw.summary')}</h4>
      <OrderFacts facts={lines.map(line => ({ ...line, label: t(`withdraw.line.${line.name}`) }))} />
    </aside>
  )
}

/** What a withdrawal is about, as it is about to be ordered, or was. */
function useFacts({ accounts, bonuses, currency, currencySymbol, ...fees }: WithdrawConfig) {
  const { t, money } = useText()
  return ({ amount, accountId, givesUpBonuses }: WithdrawValues, placed?: WithdrawalOrder): OrderFact[] => {
    const { fee, net } = placed ?? chargeOf(amount, fees, currency)
    const account = placed?.account ?? accounts.find(({ id }) => id === accountId)
    const sum = (name: string, value: string, more: Partial<OrderFact> = {}): OrderFact => ({
      name,
      label: t(`withdraw.line.${name}`),
      value: <Money text={money(value, currency, currencySymbol)} />,
      ...more,
    })
    return [
      sum('amount', amount, { isAmount: true }),
      ...(account
        ? [{ name: 'account', label: t('withdraw.toAccount'), value: <AccountText account={account} withHolder /> }]
        : []),
      ...(givesUpBonuses && !placed
        ? [
            {
              name: 'bonuses',
              label: t('withdraw.line.bonuses'),
              value: <Money text={`−${money(leftOf(bonuses), currency, currencySymbol)}`} />,
            },
          ]
        : []),
      sum('fee', fee),
      sum('net', net, { isTotal: true }),
      ...(placed
        ? [{ name: 'orderNo', label: t('withdraw.column.orderNo'), value: <bdi translate="no">{placed.orderNo}</bdi> }]
        : []),
    ]
  }
}

interface WithdrawStepsProps {
  config: WithdrawConfig
  onPlaced: (order: WithdrawalOrder) => void
  /** Opens an order to confirm a part of it. */
  onConfirm: (orderNo: string) => void
}

/** The steps of a withdrawal: form, confirmation, placed (MEM-30, MEM-33, WAL-30). */
export function WithdrawSteps({ config, onPlaced, onConfirm }: WithdrawStepsProps) {
  const { t, money, locale, refusal } = useText()
  const facts = useFacts(config)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const { currency, currencySymbol } = config
  const context: WithdrawContext = {
    config,
    separators: separatorsOf(locale),
    asksCode: config.needsCode || wantsCode,
    written: amount => money(amount, currency, currencySymbol),
  }
  const refused = (error: CallError) => {
    if (error.code === 'FACTOR_REQUIRED') setWantsCode(true)
    form.refuse(refusedWithdrawal(t, error, refusal(error), context))
  }
  const machine = useWithdraw({ onPlaced, onRefused: refused })
  const form = useForm({
    check: values => withdrawProblems(t, values, context),
    send(values) {
      machine.confirm(withdrawalOf(values, context))
      return Promise.resolve(undefined)
    },
  })
  const { stage } = machine
  const reason = heldBackBy(config)
  const amount = stage.name === 'form' ? (reason ? null : orderedAmount(typed, context)) : stage.order.amount
  const back = () => {
    // A withdrawal that was placed leaves an empty form.
    if (stage.name === 'done') setTyped('')
    machine.back()
  }
  const givesUp = config.bonuses.length > 0
  const word = (name: OrderWord) => {
    if (givesUp && name === 'send') return t('withdraw.sendGivingUp')
    if (givesUp && name === 'final') return t('withdraw.givesUp', { amount: context.written(leftOf(config.bonuses)) })
    return t(`withdraw.${name === 'final' && config.reversible ? 'reversible' : name}`)
  }
  return (
    <>
      <div className="member-main" onInput={() => setTyped(input.current?.value ?? '')}>
        <OrderSteps machine={{ ...machine, back }} word={word} warns={givesUp} facts={facts}>
          {reason ? (
            <HeldBackForm config={config} reason={reason} onConfirm={onConfirm} />
          ) : (
            <WithdrawForm form={form} config={config} asksCode={context.asksCode} input={input} />
          )}
        </OrderSteps>
      </div>
      <Summary config={config} charge={amount === null ? null : chargeOf(amount, config, currency)} />
    </>
  )
}
