import { useState } from 'react'
import { useCustomState } from '../../../runtime/context.tsx'
import { useSession, useText } from '../../../scope.ts'
import { SessionFailure } from '../../../shared/gates/SessionFailure.tsx'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { logOut } from '../../../ui/media/icons.gen.ts'
import { hasMenu, MemberMenu } from '../shared/member-menu/MemberMenu.tsx'

/**
 * The menu of the account alone (HEAD-05 to HEAD-14); an account without one has its name and the
 * way out.
 */
export function AccountMenu() {
  const { t } = useText()
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const { failure, settled, isLogin } = session
  useCustomState('empty', settled && !isLogin && !failure)
  if (failure) return <SessionFailure />
  if (!settled) return <Skeleton width={120} height={40} />
  if (!isLogin) return null
  const signOut = () => setAsking(true)
  return (
    <div className="account" part="member" role="group" aria-label={t('account.label')}>
      <MemberMenu session={session} onSignOut={signOut} />
      {!hasMenu(session) && <IconButton icon={logOut} flip label={t('account.signOut')} onClick={signOut} />}
      {asking && <SignOut onClose={() => setAsking(false)} />}
    </div>
  )
}
