import type { CallError } from '@baize/client'
import { balance as balanceEndpoint, type TransferDirection } from '@baize/contract'
import { useState } from 'react'
import { useRead, useText } from '../../../scope.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { circleCheck } from '../../../ui/media/icons.gen.ts'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import { ConfirmTransfer, UnknownOutcome, TransferFacts, TransferStep } from './TransferStages.tsx'
import {
  transferOf,
  transferProblems,
  refusedTransfer,
  type TransferContext,
  type TransferValues,
} from './transfer-values.ts'
import type { Config } from './peer-transfers.ts'
import { TransferForm } from './TransferForm.tsx'
import { useTransfer } from './use-transfer.ts'

interface TransferDoneProps {
  order: TransferValues
  orderNo: string
  config: Config
  onAgain: () => void
}

/** Said when it was transferred, with the order number. */
function TransferDone({ order, orderNo, config, onAgain }: TransferDoneProps) {
  const { t } = useText()
  return (
    <TransferStep title={t('transfer.done')} part="done" icon={circleCheck}>
      <TransferFacts order={order} config={config} orderNo={orderNo} />
      <Button size="large" block onClick={onAgain}>
        {t('transfer.again')}
      </Button>
    </TransferStep>
  )
}

interface TransferStepsProps {
  direction: TransferDirection
  account: string
  config: Config
  onSent: (orderNo: string) => void
}

/**
 * The steps of a transfer. The form stays under the other steps, with what was typed, until it is
 * sent.
 */
export function TransferSteps({ direction, account, config, onSent }: TransferStepsProps) {
  const { t, money, locale, refusal } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const [wantsCode, setWantsCode] = useState(false)
  const [attempt, setAttempt] = useState(0)
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
  const { stage, confirm, send, look, back } = useTransfer({ onSent, onRefused: refused })
  const form = useForm({
    check: values => transferProblems(t, values, context),
    send: values => {
      confirm(transferOf(values, context))
      return Promise.resolve(undefined)
    },
  })
  const startAgain = () => {
    setAttempt(attempt + 1)
    back()
  }
  return (
    <>
      <div hidden={stage.name !== 'form'}>
        <TransferForm
          key={attempt}
          form={form}
          direction={direction}
          account={account}
          config={config}
          asksCode={context.asksCode}
        />
      </div>
      {stage.name === 'confirm' && (
        <ConfirmTransfer
          order={stage.order}
          config={config}
          busy={stage.busy}
          lost={stage.lost}
          onSend={() => send(stage.order)}
          onBack={back}
        />
      )}
      {stage.name === 'unknown' && (
        <UnknownOutcome order={stage.order} config={config} busy={stage.busy} onLook={() => look(stage.order)} />
      )}
      {stage.name === 'done' && (
        <TransferDone order={stage.order} orderNo={stage.orderNo} config={config} onAgain={startAgain} />
      )}
    </>
  )
}
