import type { Problems } from '../../../ui/forms/form-values.ts'
import type { CredentialFields } from './use-login.ts'

/**
 * With username and password: both must be there, and nothing more is asked of them (AUTH-03,
 * VAL-07).
 */
export const passwordCredentials: CredentialFields = {
  credentials: ({ username = '', password = '' }) => ({ username, password }),
  check(values, t) {
    const problems: Record<string, string> = {}
    for (const name of ['username', 'password']) if (!values[name]) problems[name] = t('field.empty')
    return problems satisfies Problems
  },
}
