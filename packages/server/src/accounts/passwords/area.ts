import { minute } from '@baize/contract'
import type { Area } from '../../area.ts'
import { changePasswordRoute } from './change-password.ts'
import { forgotByEmailRoute } from './forgot-password.ts'
import { resetPaymentPasswordRoute, sendPaymentCodeRoute } from './forgotten-payment-password.ts'
import { setPaymentPasswordRoute } from './set-payment-password.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { sweepPasswords } from './reset-links.ts'
import { replacedEmail, resetLink, resetRequest } from './tables.ts'

export const passwords: Area = {
  name: 'accounts/passwords',
  routes: [
    changePasswordRoute,
    forgotByEmailRoute,
    resetPasswordRoute,
    setPaymentPasswordRoute,
    sendPaymentCodeRoute,
    resetPaymentPasswordRoute,
  ],
  tables: [resetLink, resetRequest, replacedEmail],
  jobs: [{ name: 'sweep-passwords', every: 10 * minute, run: sweepPasswords }],
}
