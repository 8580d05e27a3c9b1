import type { CallError } from '@baize/client'
import { useState } from 'react'
import { useText } from '../../scope.ts'
import type { Problems, Values } from '../../ui/forms/form-values.ts'
import type { Refused } from '../../ui/forms/use-form.ts'
import { refusalWithTries } from './refusal-with-tries.ts'

export interface TwoFactorCode {
  /** A code of the authenticator is wanted, too. */
  asksCode: boolean
  check: (values: Values) => Problems
  /** A refusal at the field of the code; null where it is about something else. */
  refused: (error: CallError) => Refused | null
}

/**
 * The code of an authenticator in a form (AUTH-31): asked for where two-factor is known to be on,
 * and once the platform demands it.
 * @param known - whether two-factor is on, as far as the page knows
 */
export function useTwoFactorCode(known = false): TwoFactorCode {
  const { t, refusal } = useText()
  const [wanted, setWanted] = useState(false)
  const asksCode = known || wanted
  return {
    asksCode,
    check: ({ code }) => ({ ...(asksCode && !code && { code: t('field.empty') }) }),
    refused(error) {
      const isWanted = error.code === 'FACTOR_REQUIRED'
      if (!isWanted && !(asksCode && error.code === 'ANSWER_INVALID')) return null
      if (isWanted) setWanted(true)
      const { left } = (error.value ?? {}) as { left?: number }
      return { problems: { code: refusalWithTries(t, refusal(error), left) } }
    },
  }
}
