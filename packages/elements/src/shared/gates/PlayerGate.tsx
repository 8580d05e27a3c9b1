import type { ReactNode } from 'react'
import { useSession, useText } from '../../scope.ts'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { EmptyState, stateCss } from '../../ui/data/EmptyState.tsx'
import { Skeleton, skeletonCss } from '../../ui/data/Skeleton.tsx'
import { useNavigation } from '../navigation/use-navigation.ts'

export const playerGateCss = [...buttonCss, ...stateCss, ...skeletonCss]

interface PlayerGateProps {
  /** What a guest is told: what the login is for. */
  guest: string
  children: ReactNode
}

/** What is inside belongs to a player: guests are led to the login, trial accounts to a real one. What only plays is open on every page. */
export function PlayerGate({ guest, children }: PlayerGateProps) {
  const { t } = useText()
  const { open } = useNavigation()
  const { settled, isLogin, isTrial } = useSession()
  if (!settled)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={36} />
      </div>
    )
  if (isLogin && !isTrial) return children
  const [title, name, label] = isLogin
    ? [t('game.realAccount'), 'real-account', 'in_increase_submit']
    : [guest, 'login', 'account.login']
  const action = (
    <Button kind="primary" onClick={() => open(name)}>
      {t(label)}
    </Button>
  )
  return <EmptyState title={title} action={action} />
}
