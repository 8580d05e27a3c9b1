import type { ReactNode } from 'react'
import { useSession, useText } from '../../scope.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { EmptyState } from '../../ui/data/EmptyState.tsx'
import { MemberGate, memberGateCss } from './MemberGate.tsx'
import { useNavigation } from '../navigation/use-navigation.ts'

export const agentGateCss = memberGateCss

/** What a site says about its agents, and where they log in. */
export const landing = '/agent'

interface AgentGateProps {
  /** Where it can be done on the operator's site. */
  to: string
  children: ReactNode
}

/** What is inside is for agents: as a member's gate, and other members are led to what the site says about agents (ROLE-08, AGT-15). */
export function AgentGate({ to, children }: AgentGateProps) {
  const { t } = useText()
  const { navigate } = useNavigation()
  const { isLogin, isTrial, isAgent } = useSession()
  if (!isLogin || isTrial || isAgent) return <MemberGate to={to}>{children}</MemberGate>
  const action = (
    <Button kind="primary" onClick={() => navigate(landing)}>
      {t('agentCentre.toLanding')}
    </Button>
  )
  return <EmptyState title={t('error.NOT_AGENT')} action={action} />
}
