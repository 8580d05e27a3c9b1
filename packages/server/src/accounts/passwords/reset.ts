import { resetPassword } from '@baize/contract'
import { route } from '../../http/route.ts'
import { resetByLink } from './reset-by-link.ts'
import { resetByPhone } from './reset-by-phone.ts'

/** With the link of an e-mail, or with the code sent to a mobile number (AUTH-43, AUTH-44). */
export const resetPasswordRoute = route(resetPassword, (input, ctx) => {
  const { resetToken } = input
  const newPassword = input.newPassword.trim()
  return resetToken === undefined
    ? resetByPhone(ctx, { ...input, newPassword })
    : resetByLink(ctx, { newPassword, resetToken })
})
