import { Password } from '../../../shared/security/Password.tsx'
import { useTextOf } from '../../../scope.ts'

/** The transaction password of the account; its words are those of the forms of accounts, which come with it. */
export function TransactionPassword() {
  const text = useTextOf('account')
  if (!text) return null
  return <Password name="paymentPassword" label={text.t('field.paymentPassword.label')} autoComplete="off" />
}
