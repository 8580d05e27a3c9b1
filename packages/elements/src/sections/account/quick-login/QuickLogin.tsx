import { Gate } from '../../../shared/gates/Gate.tsx'
import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Devices } from './Devices.tsx'
import { Enter } from './Enter.tsx'
import type { quickLogin } from './quick-login.element.ts'

/** A way in for guests whose device has one, and for members the devices that have. Agents log in with their password (AUTH-32). */
export function QuickLogin({ withoutHeading, emit }: ViewProps<typeof quickLogin>) {
  const { t } = useText()
  const { settled, isLogin, isAgent } = useSession()
  if (isAgent) return null
  return (
    <PlainFrame title={t('quick.title')} bare={withoutHeading ?? false}>
      {settled && !isLogin ? (
        <Enter />
      ) : (
        <Gate need="member" to="/member">
          <Devices onChange={devices => emit('baize-quick-login', { devices })} />
        </Gate>
      )}
    </PlainFrame>
  )
}
