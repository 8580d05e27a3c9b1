import { useText } from '../../scope.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface FailureDialogProps {
  title: string
  text: string
  onClose: () => void
}

/**
 * An action that failed, in a dialog of its own over whatever is open (ERR-38). Needs the sheets of
 * dialog and button.
 */
export function FailureDialog({ title, text, onClose }: FailureDialogProps) {
  const close = useText().t('common.close')
  const action = (
    <Button kind="primary" onClick={onClose}>
      {close}
    </Button>
  )
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} actions={action}>
      <p role="alert">{text}</p>
    </Dialog>
  )
}
