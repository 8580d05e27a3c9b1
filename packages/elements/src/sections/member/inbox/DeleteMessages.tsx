import { inboxMessages, removeMessages, unreadCount } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

const changed = [inboxMessages, unreadCount]

interface DeleteMessagesProps {
  ids: string[]
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
}

/** Asked once before messages are deleted (MEM-53). */
export function DeleteMessages({ ids, onClose, onDeleted }: DeleteMessagesProps) {
  const { t, number } = useText()
  const { busy, failure, run } = useAction(removeMessages, { refresh: changed, onDone: () => onDeleted(ids) })
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('inbox.keep')}
      </Button>
      <Button kind="danger" loading={busy} onClick={() => void run({ ids })}>
        {t('inbox.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('inbox.deleteTitle', { count: ids.length, number: number(ids.length) })}
      closeLabel={t('common.close')}
      forced={busy}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('inbox.deleteText')}</p>
      <ActionFailure error={failure} />
    </Dialog>
  )
}
