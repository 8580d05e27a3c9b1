import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { keyRound } from '../../../ui/media/icons.gen.ts'

interface NoPaymentPasswordProps {
  /** The dialog is on its way. */
  busy: boolean
  onSet: () => void
}

/** Without a transaction password nothing is transferred: one press leads to it, and what was typed stays. */
export function NoPaymentPassword({ busy, onSet }: NoPaymentPasswordProps) {
  const { t } = useText()
  return (
    <>
      <Alert kind="warn">
        <span>{t('transfer.noPassword')}</span>
      </Alert>
      <Button kind="primary" size="large" block icon={keyRound} loading={busy} onClick={onSet}>
        {t('transfer.setPassword')}
      </Button>
    </>
  )
}
