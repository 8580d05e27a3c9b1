export type { GatewayEvent, GatewayStatus, PaymentGateway } from './gateway.ts'
export { btcpayFrom } from './btcpay-settings.ts'
export { callbacksApp } from './callbacks-app.ts'
export { gatewayOf } from './gateways.ts'
