import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { useCommand } from '../../actions/use-action.ts'
import { ActionFailure } from '../../feedback/ActionFailure.tsx'
import { openInTab } from '../open-in-tab.ts'

/**
 * In place of the frame of a game that its vendor lets nobody frame: the button that opens it in a
 * tab of its own (GAME-23).
 */
export function TabGame({ launch }: { launch: () => Promise<{ url: string }> }) {
  const { t } = useText()
  const { busy, failure, run } = useCommand(() => openInTab(launch), {})
  const action = (
    <Button kind="primary" loading={busy} onClick={() => void run()}>
      {t('frame.openTab')}
    </Button>
  )
  return (
    <>
      <EmptyState title={t('frame.inTab')} action={action} />
      <ActionFailure error={failure} />
    </>
  )
}
