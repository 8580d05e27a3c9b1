import { registerSettings, quickLoginOptions } from '@baize/contract'
import { channelsOf } from '../../shared/identity/provider.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { useRead, useScope, useText, useTextOf } from '../../../../scope.ts'
import { useEffect, useState } from 'react'

/** The masked account that this device may let in without a password; empty where there is none (AUTH-32). */
function useQuick(on: boolean): string {
  const { session } = useScope()
  const [deviceId, setDeviceId] = useState<string | null>(null)
  useEffect(() => {
    if (on) session.deviceId().then(setDeviceId, () => {})
  }, [on, session])
  return useRead(quickLoginOptions, deviceId === null ? null : { deviceId }).data?.account ?? ''
}

const loadWays = () => import('./IdentityMethods.tsx')

/** Under the form: the ways in without a password, where the site has them and the device can. */
export function Others() {
  const { ownSite } = useScope()
  const { language } = useText()
  const text = useTextOf('account')
  const { data } = useRead(registerSettings, { language })
  const account = useQuick(Boolean(data?.quickLoginEnabled) && ownSite())
  const late = useLazy(data && (account || channelsOf(data.firebase).length) ? loadWays : null)
  return late && text && data && <late.IdentityMethods firebase={data.firebase} account={account} />
}
