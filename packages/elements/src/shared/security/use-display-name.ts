import { useSession, useText } from '../../scope.ts'

/** The name of the member as it is shown. A trial account is shown under a common name. */
export function useDisplayName(): string {
  const { t } = useText()
  const { isTrial, nickname } = useSession()
  return isTrial ? t('account.trialName') : nickname
}
