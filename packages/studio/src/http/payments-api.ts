import type { HttpBindings } from '@hono/node-server'
import { gatewayPaths, OpenPayment, PaymentOfOrder } from '@baize/contract'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../engine/deps.ts'
import { cancelPayment, decidePayment, findPayment, openPayment, paymentView } from '../payments/gateway.ts'
import { parseInput, parseJson } from './inputs.ts'
import { createSignatureCheck } from './ops-signature.ts'

const OpenInput = OpenPayment(z)
const OrderInput = PaymentOfOrder(z)
const PayInput = z.object({ voucher: z.optional(z.string().check(z.maxLength(64))) })

/** Calls of the platform to the sandbox gateway, signed with the secret that both share. */
export function gatewayApi(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const guarded = createSignatureCheck(deps)

  app.post(gatewayPaths.open, async c => {
    const order = parseInput(OpenInput, parseJson(await guarded(c)))
    return c.json(openPayment(deps, order, deps.settings.origin ?? new URL(c.req.url).origin))
  })

  app.post(gatewayPaths.find, async c =>
    c.json(findPayment(deps, parseInput(OrderInput, parseJson(await guarded(c))).orderNo)),
  )

  app.post(gatewayPaths.cancel, async c =>
    c.json(cancelPayment(deps, parseInput(OrderInput, parseJson(await guarded(c))).orderNo)),
  )

  return app
}

/**
 * Calls of a payment's page: its id is all that they need.
 * @param decided - called after a decision, which callbacks report
 */
export function paymentsApi(deps: Deps, decided: () => void): Hono {
  const app = new Hono()

  app.get('/:id', c => c.json(paymentView(deps, c.req.param('id'))))

  app.post('/:id/pay', async c => {
    const { voucher } = parseInput(PayInput, parseJson(await c.req.text()))
    const view = decidePayment(deps, c.req.param('id'), 'pay', voucher)
    decided()
    return c.json(view)
  })

  app.post('/:id/refuse', c => {
    const view = decidePayment(deps, c.req.param('id'), 'refuse')
    decided()
    return c.json(view)
  })

  return app
}
