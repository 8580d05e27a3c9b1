import { useEffect, useState } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { SignOut } from '../../../shared/security/SignOut.tsx'
import { useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'

const centre = '/agentHome'

/** The login of agents; whoever is logged in is led on by what they are (AGT-15, ROLE-11, ROUTE-53). */
export function AgentLogin() {
  const { t } = useText()
  const { open, navigate, redirect } = useNavigation()
  const { settled, isLogin, isTrial, isAgent, nickname } = useSession()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isAgent) redirect(centre)
  }, [isAgent, redirect])

  if (!settled) return <Skeleton height={320} />
  if (!isLogin) return <NestedElement tag="baize-login" attributes={{ side: 'agent' }} />
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
