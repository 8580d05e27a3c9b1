import type { Session } from '@baize/client'
import { useState } from 'react'
import { SignOut } from '../../parts/SignOut.tsx'
import { useName } from '../../parts/use-name.ts'
import { useText } from '../../scope.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { logOut } from '../../ui/icons.gen.ts'
import { Balance } from './Balance.tsx'

export function Member({ session }: { session: Session }) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { isTrial, vipRank } = session
  const name = useName()
  return (
    <div className="account" part="member" role="group" aria-label={t('account.label')}>
      <Balance session={session} />
      <span className="account-face" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="account-who">
        <bdi className="account-name" translate={isTrial ? undefined : 'no'}>
          {name}
        </bdi>
        {vipRank > 0 && <span className="account-vip">{t('account.vip', { rank: vipRank })}</span>}
      </span>
      <IconButton icon={logOut} flip label={t('account.signOut')} onClick={() => setAsking(true)} />
      {asking && <SignOut onClose={() => setAsking(false)} />}
    </div>
  )
}
