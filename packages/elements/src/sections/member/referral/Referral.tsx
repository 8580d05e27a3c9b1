import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Invitation } from './Invitation.tsx'
import type { referral } from './referral.element.ts'

/** Members invite friends; agents bring people by their register centre (MEM-47, ROLE-21). */
export function Referral({ withoutHeading = false }: ViewProps<typeof referral>) {
  const { t } = useText()
  const { isLogin, isAgent } = useSession()
  if (isLogin && isAgent)
    return (
      <NestedElement tag="baize-agent-register-centre" attributes={withoutHeading ? { 'without-heading': '' } : {}} />
    )
  return (
    <div className="referral">
      {!withoutHeading && (
        <h2 className="title" part="title">
          {t('referral.title')}
        </h2>
      )}
      <Gate need="member" to="/member/referral">
        <Invitation />
      </Gate>
    </div>
  )
}
