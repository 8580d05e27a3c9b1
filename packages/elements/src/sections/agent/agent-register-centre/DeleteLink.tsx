import { deleteRegisterLink, registerLinks } from '@baize/contract'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Link } from './use-links.ts'

interface DeleteLinkProps {
  link: Link
  onClose: () => void
  onDeleted: () => void
}

/** Asked once before a link is ended for good (AGT-24). */
export function DeleteLink({ link: { id, code }, onClose, onDeleted }: DeleteLinkProps) {
  const { t } = useText()
  const { busy, failure, run } = useAction(deleteRegisterLink, { refresh: [registerLinks], onDone: onDeleted })
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button kind="danger" loading={busy} onClick={() => void run({ id })}>
        {t('agentRegister.links.delete')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('agentRegister.delete.title', { code })}
      closeLabel={t('common.close')}
      forced={busy}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('agentRegister.delete.text')}</p>
      <ActionFailure error={failure} />
    </Dialog>
  )
}
