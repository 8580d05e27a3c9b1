import { callError, type Opened, type PasswordReset } from '@baize/client'
import type { FieldRule, Refusal, resetPassword } from '@baize/contract'
import { refusedPassword } from '../shared/new-password.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  PHONE_INVALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_MISSING: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
}

/** Sets a forgotten password; what it resolves to was refused. The login that follows may be asked for more (AUTH-28). */
export function useReset(rule: FieldRule | undefined) {
  const scope = useScope()
  const { element } = useHost()
  const { open } = useNavigation()
  const { t, refusal } = useText()

  return async (reset: PasswordReset, done: (opened: Opened) => void): Promise<Refused | undefined> => {
    try {
      done(await scope.session.resetPassword(reset, element))
    } catch (thrown) {
      const error = callError(thrown)
      const { fields, secondVerification } = (error.value ?? {}) as Refusal<typeof resetPassword>
      if (secondVerification) return void open('second-verification', secondVerification)
      scope.fail(error, element)
      if (error.code === 'FIELD_INVALID' && fields) return { problems: refusedPassword(t, rule, fields) }
      const field = fieldOf[error.code]
      return field ? { problems: { [field]: refusal(error) } } : { message: refusal(error) }
    }
  }
}
