import { useState } from 'react'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useName } from '../../../shared/security/use-name.ts'
import { useSession, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { logOut } from '../../../ui/media/icons.gen.ts'
import { Clock } from './Clock.tsx'

/** The name of the page; the time, who is there and the way out (AGT-09 to AGT-12, AGT-41). */
export function Head({ title }: { title: string }) {
  const { t } = useText()
  const { isLogin, isAgent } = useSession()
  const name = useName()
  const [leaving, setLeaving] = useState(false)
  return (
    <header className="centre-head" part="head">
      <h2 className="centre-title" part="title">
        {title}
      </h2>
      <Clock />
      {isLogin && (
        <div className="centre-account">
          <span className="centre-face" aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
          <span className="centre-who">
            <bdi className="centre-name" translate="no">
              {name}
            </bdi>
            {isAgent && <span className="centre-role">{t('agentCentre.role')}</span>}
          </span>
          <Button icon={logOut} size="small" className="centre-out" onClick={() => setLeaving(true)}>
            {t('account.signOut')}
          </Button>
        </div>
      )}
      {leaving && isLogin && <SignOut onClose={() => setLeaving(false)} />}
    </header>
  )
}
