import type { ReactNode } from 'react'
import { useSession, useText } from '../../scope.ts'
import { EmptyState, stateCss } from '../../ui/data/EmptyState.tsx'
import { Skeleton, skeletonCss } from '../../ui/data/Skeleton.tsx'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { useNavigation } from '../navigation/use-navigation.ts'
import { OperatorSite } from './OperatorSite.tsx'
import { SessionFailure, sessionFailureCss } from './SessionFailure.tsx'

export const gateCss = [...buttonCss, ...stateCss, ...skeletonCss, ...sessionFailureCss]

/** The page that says what a site offers its agents, and where they log in. */
export const agentLandingPath = '/agent'

type GateProps = { children: ReactNode } & (
  | {
      /** Members and agents, on every page. */
      need: 'player'
      /** Told to a guest: the reason to log in. */
      guest: string
    }
  | {
      /** Members, or agents alone, on the operator's own site. */
      need: 'member' | 'agent'
      /** Where it can be done there. */
      to: string
    }
)

/**
 * Shows its content to those alone who may use it: guests are led to the login, trial accounts to a
 * real one, members who are no agents to what the site says about agents, partners' pages to the
 * operator (ROLE-07, ROLE-08, ROLE-11, AGT-15).
 */
export function Gate(props: GateProps) {
  const { t } = useText()
  const { open, navigate } = useNavigation()
  const { settled, failure, isLogin, isTrial, isAgent, reach } = useSession()
  const isPlayer = props.need === 'player'

  if (failure) return <SessionFailure />
  if (!settled)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={isPlayer ? 36 : 44} />
      </div>
    )
  const closed = (title: string, label: string, go: () => void) => {
    const action = (
      <Button kind="primary" onClick={go}>
        {t(label)}
      </Button>
    )
    return <EmptyState title={title} action={action} />
  }
  if (!isLogin) return closed(isPlayer ? props.guest : t('error.NOT_LOGGED_IN'), 'account.login', () => open('login'))
  if (isTrial) return closed(t('game.realAccount'), 'in_increase_submit', () => open('real-account'))
  if (props.need === 'agent' && !isAgent)
    return closed(t('error.NOT_AGENT'), 'agentCentre.toLanding', () => navigate(agentLandingPath))
  return isPlayer || reach === 'full' ? props.children : <OperatorSite to={props.to} />
}
