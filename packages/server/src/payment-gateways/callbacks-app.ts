import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { networkOf } from '../http/client-address.ts'
import { ipOf } from '../http/mount-endpoints.ts'
import { failureOf } from '../http/refusal-of.ts'
import { Refusal } from '../http/refusal.ts'
import type { GatewayEvent } from './gateway.ts'
import { gatewayOf } from './gateways.ts'

/**
 * Takes callbacks of gateways. One that was taken is answered 204 and not sent again; anything else
 * is for the gateway to repeat.
 */
export function callbacksApp(deps: Deps, onEvent: (gateway: string, event: GatewayEvent) => Promise<void>): Hono {
  const app = new Hono()
  app.post('/:gateway/callbacks', async c => {
    const name = c.req.param('gateway')
    try {
      const gateway = gatewayOf(deps, name)
      if (!gateway) throw new Refusal('NOT_FOUND')
      const event = await gateway.readCallback({ request: c.req.raw, network: networkOf(ipOf(c, deps.config)) })
      if (event) await onEvent(name, event)
      return c.body(null, 204)
    } catch (error) {
      if (!(error instanceof Refusal)) deps.report(error, { gateway: name })
      const { status, body, headers } = failureOf(error)
      return new Response(body, { status, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
    }
  })
  return app
}
