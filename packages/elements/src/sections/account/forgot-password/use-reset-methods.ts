import { registerSettings, whitelabel, type Output } from '@baize/contract'
import type { CallError } from '@baize/client'
import { useRead, useText } from '../../../scope.ts'
import { isFlagOn } from '../shared/flag.ts'

export type Settings = Output<typeof registerSettings>
export type ResetMethod = 'email' | 'phone'

interface ResetMethodsState {
  status: 'idle' | 'loading' | 'ready' | 'error'
  error: CallError | undefined
  refresh: () => void
  settings: Settings | undefined
  /** The ways there are, the first of them first. */
  order: readonly ResetMethod[]
}

/** Which ways to a new password the site has: by e-mail always, by phone with SMS; a flag picks the first (AUTH-45, AUTH-46, ROLE-35). */
export function useResetMethods(): ResetMethodsState {
  const { language } = useText()
  const settings = useRead(registerSettings, { language })
  const flags = useRead(whitelabel, {})
  const refresh = () => {
    settings.refresh()
    flags.refresh()
  }
  const known = settings.data && flags.data
  const byPhone = settings.data?.smsLoginEnabled === true
  const phoneFirst = flags.data !== undefined && isFlagOn(flags.data.tree, 'CHNGPASSVERIF3')
  const both: readonly ResetMethod[] = phoneFirst ? ['phone', 'email'] : ['email', 'phone']
  const failed = settings.status === 'error' ? settings : flags
  return {
    status: known ? 'ready' : failed.status,
    error: failed.error,
    refresh,
    settings: known && settings.data,
    order: byPhone ? both : ['email'],
  }
}
