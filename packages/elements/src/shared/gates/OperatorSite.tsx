import { useScope, useText } from '../../scope.ts'
import { EmptyState } from '../../ui/data/EmptyState.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { externalLink } from '../../ui/media/icons.gen.ts'
import { openSite } from '../navigation/default-actions.ts'

/**
 * Shown in place of a feature that works on the operator's own site alone, with a button that opens
 * it. Needs the sheets of a gate.
 */
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
