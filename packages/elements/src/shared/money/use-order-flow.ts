import { callError, uniqueId, type CallError } from '@baize/client'
import { useRef, useState } from 'react'
import { useElement } from '../../runtime/context.tsx'
import { useScope } from '../../scope.ts'

/** What the platform says of an order that it has. */
export interface PlacedOrder {
  orderNo: string
}

/**
 * The stage of an order: being typed, waiting for the confirmation, of unknown outcome, or placed.
 * Only the platform ends the third: it is asked for the key before anything may be sent again.
 */
export type OrderStage<Order, Placed extends PlacedOrder> =
  | { name: 'form' }
  | { name: 'confirm'; order: Order; busy: boolean; lost: boolean }
  | { name: 'unknown'; order: Order; busy: boolean }
  | { name: 'done'; order: Order; placed: Placed }

export interface OrderFlow<Order, Placed extends PlacedOrder> {
  stage: OrderStage<Order, Placed>
  confirm: (order: Order) => void
  send: (order: Order) => void
  /** Asks whether an order of unknown outcome was placed. */
  look: (order: Order) => void
  /** Back to the form, with all that was typed. */
  back: () => void
}

interface Options<Order, Placed extends PlacedOrder> {
  send: (order: Order, idempotencyKey: string) => Promise<Placed>
  /** The order that was placed under a key; null where there is none. */
  find: (idempotencyKey: string) => Promise<Placed | null>
  /** Asks again for whatever an order changes, the balance among it. */
  refresh: () => void
  onPlaced: (placed: Placed) => void
  onRefused: (error: CallError) => void
}

/**
 * Places an order of money once, however often it is pressed. Its key is kept until it is known to
 * have been placed: a refusal moved nothing, and what may have been placed is found under it.
 */
export function useOrderFlow<Order, Placed extends PlacedOrder>(
  options: Options<Order, Placed>,
): OrderFlow<Order, Placed> {
  const scope = useScope()
  const { element } = useElement()
  const [stage, setStage] = useState<OrderStage<Order, Placed>>({ name: 'form' })
  const key = useRef('')
  const sending = useRef(false)

  const done = (order: Order, placed: Placed) => {
    key.current = ''
    options.refresh()
    setStage({ name: 'done', order, placed })
    options.onPlaced(placed)
  }
  const refused = (error: CallError) => {
    scope.fail(error, element)
    options.refresh()
    setStage({ name: 'form' })
    options.onRefused(error)
  }

  const look = async (order: Order) => {
    setStage({ name: 'unknown', order, busy: true })
    try {
      const placed = await options.find(key.current)
      if (placed) done(order, placed)
      else setStage({ name: 'confirm', order, busy: false, lost: true })
    } catch (error) {
      // A look-up that failed says nothing about the order.
      scope.fail(error, element)
      setStage({ name: 'unknown', order, busy: false })
    }
  }

  const send = async (order: Order) => {
    if (sending.current) return
    sending.current = true
    setStage({ name: 'confirm', order, busy: true, lost: false })
    try {
      done(order, await options.send(order, key.current))
    } catch (thrown) {
      const error = callError(thrown)
      // Under this key one was placed after all.
      if (error.mayHaveHappened || error.code === 'TX_CONFLICT') await look(order)
      else refused(error)
    } finally {
      sending.current = false
    }
  }

  return {
    stage,
    confirm(order) {
      key.current ||= uniqueId()
      setStage({ name: 'confirm', order, busy: false, lost: false })
    },
    send: order => void send(order),
    look: order => void look(order),
    back: () => setStage({ name: 'form' }),
  }
}
