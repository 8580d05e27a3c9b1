import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'

/** Nothing waits, or nothing waits any more: then it says first how the last request ended. */
export function NoRequests({ said = '', onClose }: { said?: string; onClose: () => void }) {
  const { t } = useText()
  const action = (
    <Button kind="primary" onClick={onClose}>
      {t('common.close')}
    </Button>
  )
  return <EmptyState title={said || t('contract.none')} text={said && t('contract.none')} action={action} />
}
