import { registerSettings } from '@baize/contract'
import { channelsOf } from '../../shared/identity/provider.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { useRead, useScope, useText, useTextOf } from '../../../../scope.ts'
import { useQuick } from './use-quick.ts'

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
