import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lastKnownTabs } from '../shared/login-tabs.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useElement } from '../../../runtime/context.tsx'
import { useScope, useSession, useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useTrial } from '../shared/use-trial.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Toast } from '../../../ui/overlays/Toast.tsx'
import type { Session } from '@baize/client'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { logOut } from '../../../ui/media/icons.gen.ts'
import { hasMenu, MemberMenu } from '../shared/member-menu/MemberMenu.tsx'
import { BalancePill } from '../shared/balance/BalancePill.tsx'

interface MemberProps {
  session: Session
  /** Drawn before the rest of the bar. */
  children?: ReactNode
}

/** A trial ends where an account of one's own is opened. */
function RealAccountButton() {
  const { t } = useText()
  const { session } = useScope()
  const { element } = useElement()
  const { open } = useNavigation()
  const [busy, setBusy] = useState(false)
  const register = async () => {
    setBusy(true)
    await session.logout(element)
    open('register')
  }
  return (
    <Button kind="primary" loading={busy} onClick={() => void register()}>
      {t('account.register')}
    </Button>
  )
}

/** The buttons to withdrawal and deposit, which are loaded for those alone who have them. */
const loadMoney = () => import('./MoneyEntries.tsx')

function Member({ session, children }: MemberProps) {
  const { t } = useText()
  const money = useLazy(session.reach === 'full' ? loadMoney : null)
  const [asking, setAsking] = useState(false)
  const signOut = () => setAsking(true)
  return (
    <div className="account" part="member" role="group" aria-label={t('account.label')}>
      {children}
      <BalancePill session={session} />
      {money && <money.MoneyEntries session={session} />}
      <MemberMenu session={session} onSignOut={signOut} />
      {session.isTrial && <RealAccountButton />}
      {!hasMenu(session) && <IconButton icon={logOut} flip label={t('account.signOut')} onClick={signOut} />}
      {asking && <SignOut onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The bar of a guest. @param children - drawn before its buttons */
function Guest({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { open } = useNavigation()
  const trial = useTrial()
  return (
    <div className="account" part="guest">
      {children}
      <Button
        className="account-trial"
        kind="ghost"
        title={t('account.trialGives')}
        loading={trial.busy}
        onClick={trial.start}
      >
        {t('account.trial')}
      </Button>
      <Button kind="secondary" onClick={() => open('login')}>
        {t('account.login')}
      </Button>
      <Button kind="primary" onClick={() => open('register')}>
        {t('account.register')}
      </Button>
      {trial.problem && (
        <Toast kind="loss" title={trial.problem} closeLabel={t('common.close')} onClose={trial.clearFailure} />
      )}
    </div>
  )
}

/**
 * The bar while the platform does not say who is there: a member is no guest only because of that.
 */
function NotKnown() {
  const { t } = useText()
  const { session } = useScope()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void session.retry().finally(() => setBusy(false))
  }
  return (
    <div className="account account-failure">
      <span role="alert">{t('account.failure')}</span>
      <Button kind="secondary" loading={busy} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

/** The button to the agent area, on the operator's own site alone. */
const loadAgents = () => import('./AgentEntry.tsx')
/** The read ahead, for a browser that has not shown a login form of this site yet. */
const loadPrefetch = () => import('./PrefetchLoginTabs.tsx')

const loadWelcome = () => import('./Welcome.tsx')

/** The account that was opened on this page, until its owner was welcomed. */
function useOpenedAccount(): [account: string | null, dismiss: () => void] {
  const [account, setAccount] = useState<string | null>(null)
  useEffect(() => {
    const opened = (event: Event) => setAccount((event as CustomEvent<{ account: string }>).detail.account)
    document.addEventListener('baize-register', opened)
    return () => document.removeEventListener('baize-register', opened)
  }, [])
  return [account, () => setAccount(null)]
}

/** Whether a trial has just begun here, and a function that forgets it. */
function useTrialBegan({ settled, isLogin, isTrial }: Session): [began: boolean, dismiss: () => void] {
  const [began, setBegan] = useState(false)
  const wasGuest = useRef(false)
  useEffect(() => {
    if (!settled) return
    setBegan(isTrial && wasGuest.current)
    wasGuest.current = !isLogin
  }, [settled, isLogin, isTrial])
  return [began, () => setBegan(false)]
}

/**
 * The bar of a guest or of a member; a skeleton of its size until it is known which (HEAD-01,
 * HEAD-02).
 */
export function AccountBar() {
  const { t } = useText()
  const session = useSession()
  const own = useOwnSite()
  const agents = useLazy(own ? loadAgents : null)
  const [began, dismiss] = useTrialBegan(session)
  const [opened, welcomed] = useOpenedAccount()
  const welcome = useLazy(opened && session.isLogin ? loadWelcome : null, null)
  const [isFirst] = useState(() => lastKnownTabs() === null)
  const prefetch = useLazy(own && isFirst && session.settled && !session.isLogin ? loadPrefetch : null, null)
  if (session.failure) return <NotKnown />
  if (!session.settled)
    return (
      <div className="account" role="status" aria-label={t('common.loading')}>
        <Skeleton width={180} height={40} />
      </div>
    )
  const entry = agents && <agents.AgentEntry />
  if (session.isLogin)
    return (
      <>
        <Member session={session}>{entry}</Member>
        {opened && welcome && <welcome.Welcome account={opened} onClose={welcomed} />}
        {began && (
          <Toast
            title={t('account.trialName')}
            text={t('account.trialGives')}
            closeLabel={t('common.close')}
            onClose={dismiss}
          />
        )}
      </>
    )
  return (
    <>
      <Guest>{entry}</Guest>
      {prefetch && <prefetch.PrefetchLoginTabs />}
    </>
  )
}
