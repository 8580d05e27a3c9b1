import { depositMethods, type DepositOrder } from '@baize/contract'
import { useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { check } from '../../../ui/media/icons.gen.ts'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import type { Methods } from './deposit-values.ts'
import type { deposit } from './deposit.element.ts'
import { MethodStep } from './MethodStep.tsx'
import type { PlacedDeposit } from './use-deposit.ts'
import { useOrderAddress } from '../shared/use-order-address.ts'

/** The steps after the first. */
const loadAmountStep = () => import('./AmountStep.tsx')
const loadPayStep = () => import('./PayStep.tsx')

const steps = ['method', 'amount', 'pay'] as const
type Step = (typeof steps)[number]

/** Where one is on the way; its title has the focus when the step changes. */
function StepHead({ step }: { step: Step }) {
  const { t } = useText()
  const at = steps.indexOf(step)
  return (
    <div className="deposit-steps-head">
      <h3 className="unseen member-step-title" tabIndex={-1}>
        {t('deposit.stepOf', { step: at + 1, name: t(`deposit.step.${step}`) })}
      </h3>
      <ol className="deposit-steps" part="steps" aria-label={t('deposit.steps')}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={index < at ? 'deposit-done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="deposit-number" aria-hidden="true">
              {index < at ? <Icon of={check} size={14} /> : index + 1}
            </span>
            {t(`deposit.step.${name}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A method by its id, with its group. */
const findMethod = (methods: Methods | undefined, id: string | null) =>
  methods?.groups
    .flatMap(({ code, methods }) => methods.map(method => ({ group: code, method })))
    .find(({ method }) => method.id === id)

interface DepositsProps {
  withHistory: boolean
  onState: (order: Pick<DepositOrder, 'orderNo' | 'state'>) => void
}

/** The steps of a deposit, and the deposits so far. */
function Deposits({ withHistory, onState }: DepositsProps) {
  const { t } = useText()
  const { data: methods, status, error, refresh } = useRead(depositMethods, {})
  const [orderNo, setOrderNo] = useOrderAddress()
  const [methodId, setMethodId] = useState<string | null>(null)
  const [placed, setPlaced] = useState<PlacedDeposit | null>(null)
  /** The order was opened in place of another one by the same method. */
  const [instead, setInstead] = useState(false)
  const [moved, setMoved] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const amount = useLazy(methods ? loadAmountStep : null)
  const pay = useLazy(orderNo === null && methodId === null ? null : loadPayStep)
  const chosen = findMethod(methods, methodId)
  const step: Step = orderNo !== null ? 'pay' : chosen ? 'amount' : 'method'
  useStepFocus(panel, '.member-step-title', moved && `${step} ${orderNo}`)

  const go = (order: string | null, method: string | null, isInstead = false) => {
    setOrderNo(order)
    setMethodId(method)
    setInstead(isInstead)
    setMoved(true)
  }
  const openFromHistory = (order: string) => {
    go(order, null)
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  const done = (now: PlacedDeposit) => {
    setPlaced(now)
    go(now.orderNo, null)
    onState(now.answer?.order ?? { orderNo: now.orderNo, state: 'pending' })
  }

  const content = () => {
    if (orderNo !== null)
      return pay ? (
        <pay.PayStep
          key={orderNo}
          orderNo={orderNo}
          placed={placed?.answer ?? null}
          currencySymbol={methods?.currencySymbol ?? ''}
          methodOf={id => findMethod(methods, id)?.method}
          payerName={methods?.payerName ?? null}
          onLeave={() => go(null, null)}
          onState={onState}
        />
      ) : (
        <Skeleton height={320} />
      )
    if (!methods)
      return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={240} />
    if (!chosen) return <MethodStep methods={methods} onChoose={id => go(null, id)} onOpen={order => go(order, null)} />
    if (!amount) return <Skeleton height={320} />
    return (
      <amount.AmountStep
        key={chosen.method.id}
        methods={methods}
        {...chosen}
        onBack={() => go(null, null)}
        onPlaced={done}
        onOpen={order => go(order, null, true)}
      />
    )
  }
  return (
    <>
      <section ref={panel} className="member-panel member-flat" part="panel">
        <StepHead step={step} />
        <div role="status" className="deposit-status">
          {instead && (
            <Alert kind="warn">
              <span>{t('error.DEPOSIT_OPEN')}</span>
            </Alert>
          )}
        </div>
        <div className={`deposit-body deposit-at-${step}`}>{content()}</div>
      </section>
      {withHistory && <DepositHistory onOpen={openFromHistory} />}
    </>
  )
}

/** Pays money in (MEM-23 to MEM-28, WAL-12). */
export function Deposit({ withoutHeading, withoutHistory = false, emit }: ViewProps<typeof deposit>) {
  const { t } = useText()
  return (
    <MemberPage page="depositv2" title={t('deposit.title')} withoutHeading={withoutHeading}>
      <Deposits
        withHistory={!withoutHistory}
        onState={({ orderNo, state }) => void emit('baize-deposit', { orderNo, state })}
      />
    </MemberPage>
  )
}
