import type { Route } from '../../http/route.ts'
import { changePasswordRoute } from './change.ts'

export { requirePassword } from './require-password.ts'

export const passwordRoutes: Route[] = [changePasswordRoute]
