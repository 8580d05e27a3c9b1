import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, alertCss } from '../../ui/data/Alert.tsx'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { Icon, iconCss } from '../../ui/media/Icon.tsx'
import { circleCheck, type IconShape } from '../../ui/media/icons.gen.ts'
import { focusStep } from '../../ui/overlays/use-step-focus.ts'
import { OrderFacts, orderFactsCss, type OrderFact } from './OrderFacts.tsx'
import css from './order-steps.css'
import type { OrderFlow, PlacedOrder } from './use-order-flow.ts'

export const orderStepsCss = [...alertCss, ...buttonCss, ...iconCss, ...orderFactsCss, css]

/** Words of the steps, which each kind of order has its own of. */
export type OrderWord =
  | 'confirmTitle'
  | 'final'
  | 'lost'
  | 'send'
  | 'back'
  | 'unknown'
  | 'unknownText'
  | 'looking'
  | 'look'
  | 'done'
  | 'again'

interface OrderStepProps {
  title: string
  part: string
  /** Before the title, where all went well. */
  icon?: IconShape
  children: ReactNode
}

/**
 * A step that takes the place of the form. The focus goes to its title, because the control that
 * had it is gone.
 */
function OrderStep({ title, part, icon, children }: OrderStepProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusStep(head.current), [title])
  return (
    <div className="order-step" part={part}>
      <div className="order-head">
        {icon && (
          <span className="order-disc">
            <Icon of={icon} size={24} />
          </span>
        )}
        <h3 ref={head} className="order-title" tabIndex={-1}>
          {title}
        </h3>
      </div>
      {children}
    </div>
  )
}

interface OrderStepsProps<Order, Placed extends PlacedOrder> {
  machine: OrderFlow<Order, Placed>
  word: (name: OrderWord) => string
  /** What the order is about; with what the platform says of it where it is placed. */
  facts: (order: Order, placed?: Placed) => readonly OrderFact[]
  /** What is final is a warning. */
  warns?: boolean
  /** The form. It stays under the other steps, with what was typed, until the order is placed. */
  children: ReactNode
}

/**
 * The steps of an order of money: form, confirmation, unknown outcome, placed. Where the answer did
 * not come nothing is sent again before the platform has said whether the order was placed.
 */
export function OrderSteps<Order, Placed extends PlacedOrder>({
  machine,
  word,
  facts,
  warns = false,
  children,
}: OrderStepsProps<Order, Placed>) {
  const { stage, send, look, back } = machine
  const [attempt, setAttempt] = useState(0)
  const startAgain = () => {
    setAttempt(attempt + 1)
    back()
  }
  return (
    <>
      <div key={attempt} hidden={stage.name !== 'form'}>
        {children}
      </div>
      {stage.name === 'confirm' && (
        <OrderStep title={word('confirmTitle')} part="confirm">
          <div role="status">
            <Alert kind={stage.lost || warns ? 'warn' : 'info'}>
              <span>{word(stage.lost ? 'lost' : 'final')}</span>
            </Alert>
          </div>
          <OrderFacts facts={facts(stage.order)} />
          <div className="order-actions">
            <Button size="large" disabled={stage.busy} onClick={back}>
              {word('back')}
            </Button>
            <Button kind="primary" size="large" loading={stage.busy} onClick={() => send(stage.order)}>
              {word('send')}
            </Button>
          </div>
        </OrderStep>
      )}
      {stage.name === 'unknown' && (
        <OrderStep title={word('unknown')} part="confirm">
          <div role="status">
            <Alert kind="warn">
              <span>{word(stage.busy ? 'looking' : 'unknownText')}</span>
            </Alert>
          </div>
          <OrderFacts facts={facts(stage.order)} />
          <Button kind="primary" size="large" block loading={stage.busy} onClick={() => look(stage.order)}>
            {word('look')}
          </Button>
        </OrderStep>
      )}
      {stage.name === 'done' && (
        <OrderStep title={word('done')} part="done" icon={circleCheck}>
          <OrderFacts facts={facts(stage.order, stage.placed)} />
          <Button size="large" block onClick={startAgain}>
            {word('again')}
          </Button>
        </OrderStep>
      )}
    </>
  )
}
