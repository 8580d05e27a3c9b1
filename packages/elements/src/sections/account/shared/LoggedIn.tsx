import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { useName } from '../../../shared/security/use-name.ts'

/** Stands in place of a form that lets people in, once they are. Needs the sheets of an alert. */
export function LoggedIn() {
  const { t } = useText()
  const name = useName()
  return (
    <Alert>
      <span>{t('login.done', { name })}</span>
    </Alert>
  )
}
