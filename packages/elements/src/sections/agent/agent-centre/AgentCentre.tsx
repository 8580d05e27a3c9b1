import { second, systemStatus } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useRead, useSession, useText } from '../../../scope.ts'
import { useAgreementMark } from '../../../shared/records/use-agreement-mark.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { clockText, zoneName } from '../../../shared/records/site-time.ts'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { logOut, clock, fileText, userPlus, users } from '../../../ui/media/icons.gen.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { pageOf, shownPages, type CentrePage } from '../../../shared/navigation/centre-pages.ts'
import { Gate, agentLandingPath } from '../../../shared/gates/Gate.tsx'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { CentreMenu } from '../../../shared/navigation/CentreMenu.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import type { PageKey } from './page-keys.ts'
import type { agentCentre } from './agent-centre.element.ts'

interface SiteClock {
  /** yyyy-MM-dd HH:mm:ss */
  text: string
  /** Such as `GMT+7`. */
  zone: string
}

/**
 * The platform's time when it said it, and what has passed here since, ticking with its seconds
 * (AGT-09, AGT-10, AGT-13).
 */
function useSiteClock(): SiteClock | null {
  const { data, at = 0 } = useRead(systemStatus, {})
  const [now, setNow] = useState<number | null>(null)
  const serverTime = data?.serverTime

  useEffect(() => {
    if (!serverTime) return
    // The clock of the device is asked once only: it may be wrong, and it may be set while the page
    // is open.
    const start = new Date(serverTime).getTime() + Date.now() - at - performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const time = start + performance.now()
      setNow(time)
      timer = setTimeout(tick, second - (time % second))
    }
    tick()
    return () => clearTimeout(timer)
  }, [serverTime, at])

  return data && now !== null ? { text: clockText(now, data.gmtOffset), zone: zoneName(data.gmtOffset) } : null
}

/** The site's time and its offset from UTC. Screen readers do not announce it as it ticks. */
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

/**
 * The way to all agreements; a mark says that some wait for an answer, or what became of some,
 * until that is done or seen.
 */
function AgreementsButton() {
  const { t } = useText()
  const { open } = useNavigation()
  const { count, key } = useAgreementMark()
  return (
    <Button icon={fileText} size="small" className="centre-contracts" onClick={() => open('contract')}>
      {t('agentCentre.contracts')}
      {count > 0 && <Badge kind="warn">{t(key, { count })}</Badge>}
    </Button>
  )
}

/** The name of the page, the time, the account and its logout (AGT-09 to AGT-12, AGT-41). */
function CentreHead({ title }: { title: string }) {
  const { t } = useText()
  const { isLogin, isAgent, reach } = useSession()
  const name = useDisplayName()
  const [leaving, setLeaving] = useState(false)
  return (
    <header className="centre-head" part="head">
      <h2 className="centre-title" part="title">
        {title}
      </h2>
      <Clock />
      {isAgent && reach === 'full' && <AgreementsButton />}
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

/** The pages that there are, in the order of their keys (AGT-01). */
export const pages: readonly CentrePage<PageKey>[] = [
  { key: 'registerCenter', section: null, tag: 'baize-agent-register-centre', icon: userPlus },
  { key: 'downlineManagmentView', section: null, tag: 'baize-agent-downlines', icon: users },
]

/**
 * A menu and the element that is the chosen page. A visitor who is no agent sees the menu, and is
 * asked to log in or led to the landing page.
 */
export function AgentCentre({ page, emit }: ViewProps<typeof agentCentre>) {
  const { t } = useText()
  const { open, redirect } = useNavigation()
  const { settled, isLogin, isTrial, isAgent } = useSession()
  const [asked, setAsked] = useState(page)
  const [chosen, setChosen] = useState<string | undefined>(page)
  // While drawing, not in an effect: the page that was open would be drawn once more.
  if (asked !== page) {
    setAsked(page)
    setChosen(page)
  }
  const outsider = settled && isLogin && !isAgent
  useEffect(() => {
    if (outsider) redirect(agentLandingPath)
  }, [outsider, redirect])

  const shown = shownPages(pages)
  const { key, tag } = pageOf(shown, chosen)
  const title = t(`agentCentre.page.${key}`)
  const choose = (next: string) => {
    if (!settled) return
    if (!isLogin) return open('login')
    if (isTrial) return open('real-account')
    setChosen(next)
    if (next !== key) emit('baize-page', { page: next })
  }
  return (
    <div className="centre">
      <CentreMenu texts="agentCentre" pages={shown} chosen={key} onChoose={choose} />
      <CentreHead title={title} />
      <section className="centre-page" part="page" aria-label={title}>
        <Gate need="agent" to={`/agentHome/${key}`}>
          <NestedElement key={key} tag={tag} attributes={{ 'without-heading': '' }} />
        </Gate>
      </section>
    </div>
  )
}
