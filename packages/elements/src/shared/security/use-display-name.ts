import { useSession, useText } from '../../scope.ts'

/** How the person who is logged in is called. The name of a trial account is the platform's own, and nobody's. */
export function useDisplayName(): string {
  const { t } = useText()
  const { isTrial, nickname } = useSession()
  return isTrial ? t('account.trialName') : nickname
}
