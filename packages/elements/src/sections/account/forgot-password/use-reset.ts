import type { Opened, PasswordReset } from '@baize/client'
import type { FieldRule, Refusal, resetPassword } from '@baize/contract'
import { refusedPassword } from '../shared/new-password.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
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

interface Sent {
  reset: PasswordReset
  done: (opened: Opened) => void
}

/** Sets a forgotten password; what it resolves to was refused. The login that follows may be asked for more (AUTH-28). */
export function useReset(rule: FieldRule | undefined) {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()
  const perform = ({ reset }: Sent, element: HTMLElement) => scope.session.resetPassword(reset, element)
  const { send } = useCommand<Sent, Opened, Refusal<typeof resetPassword>>(perform, {
    fieldOf,
    onDone: (opened, { done }) => done(opened),
    onRefused({ code }, { fields, secondVerification }) {
      if (secondVerification) {
        open('second-verification', secondVerification)
        return 'elsewhere'
      }
      return code === 'FIELD_INVALID' && fields ? { problems: refusedPassword(t, rule, fields) } : undefined
    },
  })
  return (reset: PasswordReset, done: (opened: Opened) => void): Promise<Refused | undefined> => send({ reset, done })
}
