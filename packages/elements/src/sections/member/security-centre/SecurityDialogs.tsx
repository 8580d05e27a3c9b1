import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { SetPayeeName } from '../../../shared/security/SetPayeeName.tsx'
import { SetPaymentPassword } from '../../../shared/security/SetPaymentPassword.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import type { SecurityDialogProps } from './dialogs.ts'

/** Dialogs around an element of its own: its title, and how it is drawn. */
const elements = {
  payoutAccounts: {
    title: 'payout.title',
    tag: 'baize-payout-accounts',
    attributes: { 'without-heading': '' },
  },
  contact: { title: 'security.contactTitle', tag: 'baize-customer-service', attributes: { layout: 'buttons' } },
} as const

/** The dialogs of what withdrawals ask for, too. */
export function SecurityDialog({ opened, facts: { payouts }, onSaved, onClose }: SecurityDialogProps) {
  useSheets(dialogCss)
  const { t } = useText()
  if (opened === 'paymentPassword')
    return payouts && <SetPaymentPassword config={payouts} onDone={() => onSaved(opened)} onClose={onClose} />
  if (opened === 'payeeName') return <SetPayeeName onDone={() => onSaved(opened)} onClose={onClose} />
  if (opened !== 'payoutAccounts' && opened !== 'contact') return null
  const { title, tag, attributes } = elements[opened]
  return (
    <Dialog title={t(title)} closeLabel={t('common.close')} onClose={onClose}>
      <NestedElement tag={tag} attributes={attributes} />
    </Dialog>
  )
}
