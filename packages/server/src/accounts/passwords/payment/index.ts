import type { Route } from '../../../http/route.ts'
import { setPaymentPasswordRoute } from './set.ts'

export { checkPaymentPassword } from './check.ts'
export { hasPaymentPassword } from './stored.ts'

export const paymentRoutes: Route[] = [setPaymentPasswordRoute]
