import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

interface LeaveDialogProps {
  cost: string
  onStay: () => void
  onLeave: () => void
}

/** Says what leaving costs, in the words of the game, and asks. */
export function LeaveDialog({ cost, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useText()
  return (
    <Dialog
      title={t('frame.leaveTitle')}
      closeLabel={t('common.close')}
      onClose={onStay}
      actions={
        <>
          <Button kind="ghost" onClick={onLeave}>
            {t('frame.leave')}
          </Button>
          <Button kind="primary" onClick={onStay}>
            {t('frame.stay')}
          </Button>
        </>
      }
    >
      <p>{cost}</p>
    </Dialog>
  )
}
