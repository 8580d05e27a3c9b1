import type { Deps } from '../deps.ts'
import type { PaymentGateway } from './gateway.ts'
import { btcpayGateway } from './btcpay-gateway.ts'
import { sandboxGateway } from './sandbox-gateway.ts'

/** Makes each gateway; null where this platform has not been told of it. */
const gateways: Readonly<Record<string, (deps: Deps) => PaymentGateway | null>> = {
  btcpay: deps => (deps.config.btcpay ? btcpayGateway(deps, deps.config.btcpay) : null),
  sandbox: deps => (deps.config.mode === 'sandbox' ? sandboxGateway(deps) : null),
}

/** The gateway of this name; null where this platform has none. */
export const gatewayOf = (deps: Deps, name: string): PaymentGateway | null =>
  Object.hasOwn(gateways, name) ? (gateways[name]?.(deps) ?? null) : null
