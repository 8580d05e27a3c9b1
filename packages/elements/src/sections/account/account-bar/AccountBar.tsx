import { useState } from 'react'
import { seenTabs } from '../shared/login-tabs.ts'
import { useOwnSite } from '../../../shared/gates/own-site.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Guest } from './Guest.tsx'
import { Member } from './Member.tsx'

/** Where agents go is a matter of the operator's own site. */
const loadAgents = () => import('./AgentEntry.tsx')
/** Only for a browser that has not seen a login here yet. */
const loadAhead = () => import('./LoginAhead.tsx')

/** Who is there decides what is shown; until that is known, room is kept for either (HEAD-01, HEAD-02). */
export function AccountBar() {
  const { t } = useText()
  const session = useSession()
  const own = useOwnSite()
  const agents = useLazy(own ? loadAgents : null)
  const [isFirst] = useState(() => seenTabs() === null)
  const ahead = useLazy(own && isFirst && session.settled && !session.isLogin ? loadAhead : null)
  if (!session.settled)
    return (
      <div className="account" role="status" aria-label={t('common.loading')}>
        <Skeleton width={180} height={40} />
      </div>
    )
  const entry = agents && <agents.AgentEntry />
  if (session.isLogin) return <Member session={session}>{entry}</Member>
  return (
    <>
      <Guest>{entry}</Guest>
      {ahead && <ahead.LoginAhead />}
    </>
  )
}
