import type { CallError } from '@baize/client'
import { balance as balanceEndpoint, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { useRead, useText } from '../../../scope.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import type { OrderFact } from '../../../shared/money/OrderFacts.tsx'
import { OrderSteps } from '../../../shared/money/OrderSteps.tsx'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import { Money } from '../../../ui/data/Money.tsx'
import type { Config } from './peer-transfers.ts'
import {
  transferOf,
  transferProblems,
  refusedTransfer,
  type TransferContext,
  type TransferValues,
} from './transfer-values.ts'
import { TransferForm } from './TransferForm.tsx'
import { useTransfer } from './use-transfer.ts'

/** Amount and counterpart of a transfer, as they are about to be, or were sent. */
function useFacts({ upline, currency, currencySymbol }: Config) {
  const { t, money } = useText()
  return ({ amount, account, remark }: TransferValues, orderNo?: string): OrderFact[] => [
    {
      name: 'amount',
      label: t('transfer.amount'),
      value: <Money text={money(amount, currency, currencySymbol)} />,
      isAmount: true,
    },
    { name: 'to', label: t('transfer.to'), value: <bdi translate="no">{account ?? upline}</bdi> },
    ...(remark ? [{ name: 'remark', label: t('transfer.remark'), value: <bdi>{remark}</bdi> }] : []),
    ...(orderNo ? [{ name: 'orderNo', label: t('transfer.orderNo'), value: <bdi translate="no">{orderNo}</bdi> }] : []),
  ]
}

interface TransferStepsProps {
  direction: TransferDirection
  account: string
  config: Config
  onSent: (orderNo: string) => void
}

/** The steps of a transfer. */
export function TransferSteps({ direction, account, config, onSent }: TransferStepsProps) {
  const { t, money, locale, refusal } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const facts = useFacts(config)
  const [wantsCode, setWantsCode] = useState(false)
  const written = (amount: string) => money(amount, config.currency, config.currencySymbol)
  const context: TransferContext = {
    direction,
    config,
    separators: separatorsOf(locale),
    available: data?.available,
    asksCode: config.needsCode || wantsCode,
    written,
  }
  const limits = { min: written(config.min), max: written(config.max) }
  const refused = (error: CallError) => {
    if (error.code === 'FACTOR_REQUIRED') setWantsCode(true)
    form.refuse(refusedTransfer(t, error, refusal(error), limits, direction))
  }
  const transfer = useTransfer({ onSent, onRefused: refused })
  const form = useForm({
    check: values => transferProblems(t, values, context),
    send: values => {
      transfer.confirm(transferOf(values, context))
      return Promise.resolve(undefined)
    },
  })
  return (
    <OrderSteps
      machine={transfer}
      word={name => t(`transfer.${name}`)}
      facts={(order, placed) => facts(order, placed?.orderNo)}
    >
      <TransferForm form={form} direction={direction} account={account} config={config} asksCode={context.asksCode} />
    </OrderSteps>
  )
}
