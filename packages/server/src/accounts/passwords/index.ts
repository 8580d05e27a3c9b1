import type { Route } from '../../http/route.ts'
import { changePasswordRoute } from './change.ts'
import { forgotByEmailRoute } from './forgot.ts'
import { resetPasswordRoute } from './reset.ts'

export { requireOwner } from '../security/require-owner.ts'
export { requirePassword } from '../security/require-password.ts'

export const passwordRoutes: Route[] = [changePasswordRoute, forgotByEmailRoute, resetPasswordRoute]
