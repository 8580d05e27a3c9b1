import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'

/** Stands in place of a form that lets people in, once they are. Needs the sheets of an alert. */
export function LoggedIn() {
  const { t } = useText()
  const name = useDisplayName()
  return (
    <Alert>
      <span>{t('login.done', { name })}</span>
    </Alert>
  )
}
