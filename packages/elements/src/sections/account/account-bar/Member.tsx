import type { Session } from '@baize/client'
import { useState, type ReactNode } from 'react'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useName } from '../../../shared/security/use-name.ts'
import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { logOut } from '../../../ui/media/icons.gen.ts'
import { Balance } from './Balance.tsx'

/** Only agents have somewhere to go. */
const loadMenu = () => import('./AccountMenu.tsx')

interface MemberProps {
  session: Session
  /** What stands before all else. */
  children?: ReactNode
}

export function Member({ session, children }: MemberProps) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { isTrial, isAgent, vipRank } = session
  const menu = useLazy(isAgent ? loadMenu : null)
  const name = useName()
  const who = (
    <>
      <span className="account-face" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="account-who">
        <bdi className="account-name" translate={isTrial ? undefined : 'no'}>
          {name}
        </bdi>
        {vipRank > 0 && <span className="account-vip">{t('account.vip', { rank: vipRank })}</span>}
      </span>
    </>
  )
  return (
    <div className="account" part="member" role="group" aria-label={t('account.label')}>
      {children}
      <Balance session={session} />
      {menu && isAgent ? (
        <menu.AccountMenu name={name} onSignOut={() => setAsking(true)}>
          {who}
        </menu.AccountMenu>
      ) : (
        who
      )}
      <IconButton icon={logOut} flip label={t('account.signOut')} onClick={() => setAsking(true)} />
      {asking && <SignOut onClose={() => setAsking(false)} />}
    </div>
  )
}
