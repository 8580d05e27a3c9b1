import type { Area } from '../../area.ts'
import { changePasswordRoute } from './change.ts'
import { forgotByEmailRoute } from './forgot.ts'
import { paymentRoutes } from './payment/index.ts'
import { resetPasswordRoute } from './reset.ts'
import { sweepPasswords } from './sweep.ts'
import { resetLink, resetRequest } from './tables.ts'

export const passwords: Area = {
  name: 'accounts/passwords',
  routes: [changePasswordRoute, forgotByEmailRoute, resetPasswordRoute, ...paymentRoutes],
  tables: [resetLink, resetRequest],
  jobs: [{ name: 'sweep-passwords', every: 10 * 60_000, run: sweepPasswords }],
}
