export type { PaymentGateway, PaymentNews, PaymentStatus } from './gateway.ts'
export { callbacksApp } from './callbacks-app.ts'
export { gatewayOf } from './gateways.ts'
