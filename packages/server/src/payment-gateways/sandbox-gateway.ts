import { fromMinor, gatewayPaths, OpenedPayment, PaymentEvent, PaymentStatus, toMinor } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { callStudio, readSignedCall, useNonce } from '../game-vendors/index.ts'
import { parseJson } from '../http/body.ts'
import { parseInput } from '../http/input.ts'
import type { GatewayStatus, PaymentGateway } from './gateway.ts'

type Reply = z.infer<ReturnType<typeof PaymentStatus>>

const statusOf = ({ orderNo, state, paid, currency }: Reply): GatewayStatus => ({
  orderNo,
  state,
  paid: toMinor(paid, currency),
  currency,
})

/**
 * The gateway of the sandbox, on the studio's origin: no money moves, and the last digits of an
 * amount choose what it does.
 */
export function sandboxGateway(deps: Deps): PaymentGateway {
  async function ask<S extends z.ZodMiniType>(path: string, input: object, reply: S): Promise<z.infer<S> | null> {
    const answer = await callStudio(deps, path, input)
    if (answer?.status === 404) return null
    if (answer?.status !== 200) throw new Error(`The sandbox gateway answers ${answer?.status ?? 'nothing'}`)
    return reply.parse(answer.body)
  }
  return {
    async open({ amount, currency, expiresAt, ...request }) {
      const input = { ...request, amount: fromMinor(amount, currency), currency, expiresAt: expiresAt.toISOString() }
      const opened = await ask(gatewayPaths.open, input, OpenedPayment(z))
      if (!opened) throw new Error('The studio has no sandbox gateway')
      const { paymentId: _, ...payment } = opened
      return payment
    },
    async find(orderNo) {
      const found = await ask(gatewayPaths.find, { orderNo }, PaymentStatus(z))
      return found && statusOf(found)
    },
    async cancel(orderNo) {
      await ask(gatewayPaths.cancel, { orderNo }, PaymentStatus(z))
    },
    async readCallback({ request, network }) {
      const call = await readSignedCall({ name: 'sandboxPayment' }, request, network, deps)
      await useNonce(deps, call)
      const event = parseInput(PaymentEvent(z), parseJson(call.body)) as z.infer<ReturnType<typeof PaymentEvent>>
      return { ...statusOf(event), eventId: event.eventId }
    },
  }
}
