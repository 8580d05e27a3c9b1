import { callError, type CallError, uniqueId } from '@baize/client'
import {
  balance as balanceEndpoint,
  peerTransfers,
  transferPeer,
  registerSettings,
  type FieldRule,
} from '@baize/contract'
import { useRef, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { useScope, useRead, useText } from '../../../scope.ts'
import type { TransferValues } from './transfer-values.ts'

/**
 * The stage of a transfer: being typed, waiting for the confirmation, of unknown outcome, or done.
 * Only the platform ends the third: the history is asked for the key before anything may be sent
 * again.
 */
type Stage =
  | { name: 'form' }
  | { name: 'confirm'; order: TransferValues; busy: boolean; lost: boolean }
  | { name: 'unknown'; order: TransferValues; busy: boolean }
  | { name: 'done'; order: TransferValues; orderNo: string }

interface TransferState {
  stage: Stage
  confirm: (order: TransferValues) => void
  send: (order: TransferValues) => void
  /** Asks whether a transfer of unknown outcome was made. */
  look: (order: TransferValues) => void
  /** Back to the form, with all that was typed. */
  back: () => void
}

interface Options {
  onSent: (orderNo: string) => void
  onRefused: (error: CallError) => void
}

/**
 * Sends a transfer once, however often it is pressed. Its key is kept until it is known to have
 * been made: a refusal moved nothing, and what may have been made is found under it.
 */
export function useTransfer({ onSent, onRefused }: Options): TransferState {
  const scope = useScope()
  const { element } = useElement()
  const [stage, setStage] = useState<Stage>({ name: 'form' })
  const key = useRef('')
  const sending = useRef(false)

  const done = (order: TransferValues, orderNo: string) => {
    key.current = ''
    scope.refresh(balanceEndpoint)
    scope.refresh(peerTransfers)
    setStage({ name: 'done', order, orderNo })
    onSent(orderNo)
  }
  const refused = (error: CallError) => {
    scope.fail(error, element)
    scope.refresh(balanceEndpoint)
    scope.refresh(peerTransfers)
    setStage({ name: 'form' })
    onRefused(error)
  }

  const look = async (order: TransferValues) => {
    setStage({ name: 'unknown', order, busy: true })
    try {
      const { content } = await scope.call(peerTransfers, { idempotencyKey: key.current, pageSize: 1 })
      const [made] = content
      if (made) done(order, made.orderNo)
      else setStage({ name: 'confirm', order, busy: false, lost: true })
    } catch (error) {
      // A look-up that failed says nothing about the transfer.
      scope.fail(error, element)
      setStage({ name: 'unknown', order, busy: false })
    }
  }

  const send = async (order: TransferValues) => {
    if (sending.current) return
    sending.current = true
    setStage({ name: 'confirm', order, busy: true, lost: false })
    try {
      const { orderNo } = await scope.call(transferPeer, { ...order, idempotencyKey: key.current })
      done(order, orderNo)
    } catch (thrown) {
      const error = callError(thrown)
      // Under this key one was made after all.
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

const digits: readonly string[] = ['PAYMENT', 'NUMBERS']

/**
 * The site's rule for transaction passwords (VAL-09), and the keyboard that types one; nothing
 * until it is known.
 */
export function usePaymentRule(): { rule: FieldRule | undefined; inputMode: 'numeric' | undefined } {
  const { language } = useText()
  const { data } = useRead(registerSettings, { language })
  const found = data?.fields.find(({ name }) => name === 'paymentPassword')
  const rule = found && { ...found, required: true }
  return { rule, inputMode: rule && digits.includes(rule.pattern) ? 'numeric' : undefined }
}
