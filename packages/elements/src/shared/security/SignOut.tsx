import { useState } from 'react'
import { useElement } from '../../runtime/context.tsx'
import { useScope, useText } from '../../scope.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/**
 * Asked once before the session ends (AUTH-51). What follows is the page's: it hears
 * `baize-logout`.
 */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const { session } = useScope()
  const { element } = useElement()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void session.logout(element)
  }
  const actions = (
    <>
      <Button kind="secondary" disabled={leaving} onClick={onClose}>
        {t('account.stay')}
      </Button>
      <Button kind="primary" loading={leaving} onClick={leave}>
        {t('account.signOut')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('account.confirmTitle')}
      closeLabel={t('common.close')}
      forced={leaving}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('account.confirmText')}</p>
    </Dialog>
  )
}
