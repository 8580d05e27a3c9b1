import { useEffect, useState } from 'react'
import { agreementKinds } from '@baize/contract'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { SessionFailure } from '../../../shared/gates/SessionFailure.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { fileText, userPlus, users } from '../../../ui/media/icons.gen.ts'
import { Table } from '../../../ui/data/Table.tsx'
import type { agentLanding } from './agent-landing.element.ts'

const centre = '/agentHome'

/**
 * The login of agents. An agent is led to the agent centre, a trial account to a real one, a member
 * to the logout (AGT-15, ROLE-11, ROUTE-53).
 */
function AgentLogin({ loginRequired = false }: { loginRequired?: boolean | undefined }) {
  const { t } = useText()
  const { open, navigate, redirect } = useNavigation()
  const { settled, failure, isLogin, isTrial, isAgent, nickname } = useSession()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isAgent) redirect(centre)
  }, [isAgent, redirect])

  if (failure) return <SessionFailure />
  if (!settled) return <Skeleton height={320} />
  if (!isLogin) {
    const attributes = { side: 'agent', ...(loginRequired && { 'login-required': '' }) }
    return <NestedElement tag="baize-login" attributes={attributes} />
  }
  if (isTrial) {
    const action = (
      <Button kind="primary" onClick={() => open('real-account')}>
        {t('in_increase_submit')}
      </Button>
    )
    return <EmptyState title={t('game.realAccount')} action={action} />
  }
  if (isAgent)
    return (
      <Button kind="primary" size="large" block onClick={() => navigate(centre)}>
        {t('agentLanding.enter')}
      </Button>
    )
  return (
    <div className="landing-member">
      <Alert>
        <span>{t('agentLanding.notAgent', { name: nickname })}</span>
      </Alert>
      <Button block onClick={() => setLeaving(true)}>
        {t('account.signOut')}
      </Button>
      {leaving && <SignOut onClose={() => setLeaving(false)} />}
    </div>
  )
}

const benefits = [
  ['benefit1', userPlus],
  ['benefit2', users],
  ['benefit3', fileText],
] as const

/** The site's offer to agents, in words and as a table, beside their login (AGT-16). */
export function AgentLanding({ loginRequired }: ViewProps<typeof agentLanding>) {
  const { t } = useText()
  const word = (key: string) => t(`agentLanding.${key}`)
  return (
    <div className="landing">
      <section className="landing-hero" part="hero">
        <div className="landing-words">
          <h2 className="landing-title" part="title">
            {word('title')}
          </h2>
          <p className="landing-lead">{word('lead')}</p>
          <svg className="landing-arc drawing" width="320" height="112" viewBox="0 0 160 56" aria-hidden="true">
            <path d="M0 54C8 22 40 0 80 0s72 22 80 54" />
            <path d="M26 54C32 32 54 14 80 14s48 18 54 40" />
            <path d="M80 18l9 12-9 12-9-12z" />
          </svg>
        </div>
        <div className="landing-side" part="side">
          <AgentLogin loginRequired={loginRequired} />
        </div>
      </section>
      <section part="benefits">
        <h2 className="landing-heading">
          <span className="sight" aria-hidden="true" />
          <span>{word('benefits')}</span>
        </h2>
        <ul className="landing-benefits">
          {benefits.map(([key, icon]) => (
            <li key={key} className="landing-benefit">
              <Icon of={icon} size={24} />
              <h3 className="landing-name">{word(key)}</h3>
              <p className="landing-text">{word(`${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="landing-heading">
          <span className="sight" aria-hidden="true" />
          <span>{word('agreements')}</span>
        </h2>
        <div className="landing-panel">
          <Table
            label={word('agreements')}
            columns={[
              { name: 'kind', label: word('kind'), cell: kind => word(`kinds.${kind}`) },
              { name: 'counted', label: word('counted'), cell: kind => word(`over.${kind}`) },
            ]}
            rows={agreementKinds}
            keyOf={kind => kind}
          />
        </div>
        <p className="landing-text">{word('rates')}</p>
        <p className="landing-text">{word('unpaid')}</p>
      </section>
    </div>
  )
}
