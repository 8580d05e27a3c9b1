import type { Session } from '@baize/client'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { useScope, useText } from '../../../../scope.ts'
import { useDisplayName } from '../../../../shared/security/use-display-name.ts'
import { Face, faceCss } from '../../../../ui/media/Face.tsx'
import css from './account-who.css'

export const memberMenuCss = [...faceCss, css]

/**
 * The menu of who may move money here; a trial account and a session on a partner's page have none.
 */
const loadEntries = () => import('./MemberEntries.tsx')

/** Whether an account has a menu here. */
export const hasMenu = ({ isTrial, reach }: Session): boolean => !isTrial && reach === 'full'

interface MemberMenuProps {
  session: Session
  onSignOut: () => void
}

/** Who is logged in, and behind it the menu of the account where it has one (HEAD-05, HEAD-18). */
export function MemberMenu({ session, onSignOut }: MemberMenuProps) {
  const { t } = useText()
  const { image } = useScope()
  const { isTrial, vipRank, avatar } = session
  const entries = useLazy(hasMenu(session) ? loadEntries : null)
  const name = useDisplayName()
  const who = (
    <>
      <Face src={avatar && image(avatar)} name={name} className="account-face" />
      <span className="account-who">
        <bdi className="account-name" translate={isTrial ? undefined : 'no'}>
          {name}
        </bdi>
        {vipRank > 0 && <span className="account-vip">{t('account.vip', { rank: vipRank })}</span>}
      </span>
    </>
  )
  if (!entries || !hasMenu(session)) return who
  return (
    <entries.MemberEntries name={name} onSignOut={onSignOut}>
      {who}
    </entries.MemberEntries>
  )
}
