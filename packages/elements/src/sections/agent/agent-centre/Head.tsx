import { useState } from 'react'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { useSession, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { logOut, clock } from '../../../ui/media/icons.gen.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useSiteClock } from './use-site-clock.ts'

/** What time it is at the site, and how far that is from Greenwich. It is looked at, never read out by itself. */
function Clock() {
  const { t } = useText()
  const time = useSiteClock()
  return (
    <span className="centre-clock" title={t('agentCentre.time')}>
      <Icon of={clock} size={16} />
      <span className="unseen">{t('agentCentre.time')}</span>
      {time ? (
        <>
          <time dir="ltr" translate="no">
            {time.text}
          </time>
          <span className="centre-zone" dir="ltr" translate="no">
            {time.zone}
          </span>
        </>
      ) : (
        <Skeleton width={190} height={20} />
      )}
    </span>
  )
}

/** The name of the page; the time, who is there and the way out (AGT-09 to AGT-12, AGT-41). */
export function Head({ title }: { title: string }) {
  const { t } = useText()
  const { isLogin, isAgent } = useSession()
  const name = useDisplayName()
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
