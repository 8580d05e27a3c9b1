import { callError, type CallError } from '@baize/client'
import { deleteRegisterLink } from '@baize/contract'
import { useState } from 'react'
import { Failure } from '../../../shared/feedback/Failure.tsx'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
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
  const scope = useScope()
  const { element } = useHost()
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const remove = async () => {
    setBusy(true)
    try {
      await scope.call(deleteRegisterLink, { id })
      scope.refresh({ name: 'registerLinks' })
      onDeleted()
    } catch (thrown) {
      const failed = callError(thrown)
      scope.fail(failed, element)
      setError(failed)
      setBusy(false)
    }
  }
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button kind="danger" loading={busy} onClick={() => void remove()}>
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
      <Failure error={error} />
    </Dialog>
  )
}
