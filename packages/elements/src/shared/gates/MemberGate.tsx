import type { ReactNode } from 'react'
import { useScope, useSession, useText } from '../../scope.ts'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { EmptyState, stateCss } from '../../ui/data/EmptyState.tsx'
import { externalLink } from '../../ui/media/icons.gen.ts'
import { Skeleton, skeletonCss } from '../../ui/data/Skeleton.tsx'
import { openSite } from '../navigation/default-actions.ts'
import { useNavigation } from '../navigation/use-navigation.ts'

export const memberGateCss = [...buttonCss, ...stateCss, ...skeletonCss]

/** What may only be done on the operator's own pages: one button leads there. */
export function OperatorSite({ to }: { to: string }) {
  const { t } = useText()
  const scope = useScope()
  const go = () => openSite(scope.$config.get()?.api ?? location.origin, to)
  const action = (
    <Button kind="primary" icon={externalLink} onClick={go}>
      {t('common.operatorSite')}
    </Button>
  )
  return <EmptyState title={t('error.REACH_TOO_SMALL')} action={action} />
}

interface MemberGateProps {
  /** Where it can be done on the operator's site. */
  to: string
  children: ReactNode
}

/** What is inside is for members: guests are led to the login, trial accounts to a real one, partners' pages to the operator (ROLE-07, ROLE-11). */
export function MemberGate({ to, children }: MemberGateProps) {
  const { t } = useText()
  const { open } = useNavigation()
  const { settled, isLogin, isTrial, reach } = useSession()
  if (!settled)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={44} />
      </div>
    )
  if (!isLogin || isTrial) {
    const [title, name, label] = isLogin
      ? ['game.realAccount', 'real-account', 'in_increase_submit']
      : ['error.NOT_LOGGED_IN', 'login', 'account.login']
    const action = (
      <Button kind="primary" onClick={() => open(name)}>
        {t(label)}
      </Button>
    )
    return <EmptyState title={t(title)} action={action} />
  }
  return reach === 'full' ? children : <OperatorSite to={to} />
}
