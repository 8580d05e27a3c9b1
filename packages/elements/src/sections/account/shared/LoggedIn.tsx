import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'

/** Replaces a login form after the login. Needs the sheets of an alert. */
export function LoggedIn() {
  const { t } = useText()
  const name = useDisplayName()
  return (
    <Alert>
      <span>{t('login.done', { name })}</span>
    </Alert>
  )
}
