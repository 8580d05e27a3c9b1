import type { ComponentType } from 'react'
import type { KnownFacts, Opened } from './row-actions.ts'

export interface SecurityDialogProps {
  opened: Opened
  /** What the platform has said so far. */
  facts: KnownFacts
  /** Something was saved, of which the centre then tells. */
  onSaved: (name: Opened) => void
  onClose: () => void
}

/** A part of the centre that comes when somebody opens it. */
interface DialogModule {
  SecurityDialog: ComponentType<SecurityDialogProps>
}
type Load = () => Promise<DialogModule>

const loadShared: Load = () => import('./SecurityDialogs.tsx')
const loadContact: Load = () => import('./ContactDialog.tsx')

/** Where the dialog of each row comes from; open sessions are listed below their row. */
export const dialogLoaders: Readonly<Record<Opened, Load | null>> = {
  paymentPassword: loadShared,
  forgottenPayment: () => import('./ForgottenPayment.tsx'),
  payeeName: loadShared,
  payoutAccounts: loadShared,
  contact: loadShared,
  mobile: loadContact,
  email: loadContact,
  sessions: null,
  logins: () => import('./LoginHistory.tsx'),
  icon: () => import('./PictureDialog.tsx'),
  profile: () => import('./ProfileDialog.tsx'),
}
